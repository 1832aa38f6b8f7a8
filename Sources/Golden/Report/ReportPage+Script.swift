// SPDX-License-Identifier: MIT
//
// The report's script, in plain JavaScript without libraries. A failure's JSON is read when it is first
// looked at; its pictures are decoded to pixels, and every view is drawn from these on one canvas.

extension ReportPage {
  static let script = #"""
    <script>
    "use strict";
    const $ = id => document.getElementById(id);
    const read = id => JSON.parse($(id).textContent);
    const make = (tag, text, parent) => {
      const element = document.createElement(tag);
      if (text !== undefined) element.textContent = text;
      if (parent) parent.append(element);
      return element;
    };
    const report = read("report");
    const words = {differs: "differs", size: "other size", missing: "no golden", stale: "stale"};
    const modes = [["side", "side by side"], ["slider", "slider"], ["onion", "onion skin"],
      ["blink", "blink"], ["diff", "difference"]];
    let shown = [], current = -1, detail = null, frame = 0, pictures = null, mode = "side";
    let isActual = false, isNew = true, pixel = [0, 0];

    $("summary").textContent = report.summary;
    $("command").textContent = report.accept;
    $("copy").onclick = async () => {
      try { await navigator.clipboard.writeText(report.accept); $("copied").textContent = "copied"; }
      catch {
        getSelection().selectAllChildren($("command"));
        $("copied").textContent = document.execCommand("copy") ? "copied" : "selected";
      }
    };

    for (const verdict of Object.keys(words)) {
      const count = report.failures.filter(f => f.verdict === verdict).length;
      if (!count) continue;
      const label = make("label", undefined, $("verdicts"));
      const box = make("input", undefined, label);
      box.type = "checkbox"; box.checked = true; box.value = verdict; box.onchange = filter;
      label.append(` ${words[verdict]} (${count})`);
    }
    const items = report.failures.map((failure, index) => {
      const item = document.createElement("li");
      item.id = "f" + index; item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      make("span", failure.name, item);
      item.append(" ");
      make("span", words[failure.verdict], item).className = "tag";
      make("small", failure.message, item);
      item.onclick = () => select(index);
      return item;
    });
    $("list").append(...items);

    function filter() {
      const text = $("search").value.toLowerCase();
      const wanted = new Set([...$("verdicts").querySelectorAll("input:checked")].map(b => b.value));
      shown = [];
      report.failures.forEach((failure, index) => {
        const isShown = wanted.has(failure.verdict)
          && (failure.name + " " + failure.message).toLowerCase().includes(text);
        items[index].hidden = !isShown;
        if (isShown) shown.push(index);
      });
      $("count").textContent = `${shown.length} of ${report.failures.length} failures`;
      if (!shown.includes(current)) select(shown.length ? shown[0] : -1);
    }

    function select(index) {
      if (items[current]) items[current].setAttribute("aria-selected", "false");
      current = index;
      $("detail").hidden = index < 0;
      $("nothing").hidden = index >= 0;
      $("nothing").textContent = report.failures.length ? "No failure matches." : "Nothing failed.";
      if (index < 0) { $("list").removeAttribute("aria-activedescendant"); detail = null; return; }
      items[index].setAttribute("aria-selected", "true");
      items[index].scrollIntoView({block: "nearest"});
      $("list").setAttribute("aria-activedescendant", "f" + index);
      detail = read("d" + index);
      $("name").textContent = `${report.failures[index].name}: ${words[report.failures[index].verdict]}`;
      detail.frames = detail.frames.filter(f => f.expected && f.actual);
      // What is said of a picture stands above it.
      const said = new Set(detail.frames.map(f => f.message));
      $("messages").replaceChildren(
        ...detail.messages.filter(text => !said.has(text)).map(text => make("li", text)));
      $("main").scrollTop = 0;
      $("pictures").hidden = !detail.frames.length;
      $("motion").hidden = !detail.curves.length;
      $("frame").max = Math.max(0, detail.frames.length - 1);
      isNew = true;
      show(0);
    }

    function move(step) {
      const place = shown.indexOf(current) + step;
      if (shown[place] !== undefined) select(shown[place]);
    }

    const load = url => new Promise((done, fail) => {
      const image = new Image();
      image.onload = () => {
        const canvas = document.createElement("canvas");
        canvas.width = image.width; canvas.height = image.height;
        const context = canvas.getContext("2d", {willReadFrequently: true});
        context.drawImage(image, 0, 0);
        done({canvas, data: context.getImageData(0, 0, image.width, image.height)});
      };
      image.onerror = fail;
      image.src = url;
    });

    function difference(expected, actual) {
      const width = Math.max(expected.data.width, actual.data.width);
      const height = Math.max(expected.data.height, actual.data.height);
      const canvas = document.createElement("canvas");
      canvas.width = width; canvas.height = height;
      const result = new ImageData(width, height), out = result.data;
      let left = width, top = height, right = 0, bottom = 0;
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const e = place(expected.data, x, y), a = place(actual.data, x, y), i = (y * width + x) * 4;
        const from = expected.data.data, to = actual.data.data;
        const isSame = e >= 0 && a >= 0 && from[e] === to[a] && from[e + 1] === to[a + 1]
          && from[e + 2] === to[a + 2] && from[e + 3] === to[a + 3];
        out[i + 3] = 255;
        if (isSame) {
          out[i] = out[i + 1] = out[i + 2] =
            191 + (from[e] * 299 + from[e + 1] * 587 + from[e + 2] * 114) / 4000;
        } else {
          out[i] = 230; out[i + 2] = 30;
          left = Math.min(left, x); right = Math.max(right, x + 1);
          top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
        }
      }
      canvas.getContext("2d").putImageData(result, 0, 0);
      return {canvas, whole: {x: 0, y: 0, w: width, h: height},
        area: around(left, top, right, bottom, width, height)};
    }

    // What differs and some of what is around it, for the eye to know the place.
    function around(left, top, right, bottom, width, height) {
      if (right <= left) return {x: 0, y: 0, w: width, h: height};
      const part = (low, high, least, end) => {
        const room = Math.max(16, (least - (high - low)) / 2);
        const from = Math.max(0, Math.floor(low - room));
        return [from, Math.min(end, Math.ceil(high + room)) - from];
      };
      const [x, w] = part(left, right, 160, width), [y, h] = part(top, bottom, 120, height);
      return {x, y, w, h};
    }

    const place = (data, x, y) =>
      x < data.width && y < data.height ? (y * data.width + x) * 4 : -1;

    function at(data, x, y) {
      const i = place(data, x, y);
      return i < 0 ? null : [...data.data.subarray(i, i + 4)];
    }

    async function show(index) {
      frame = Math.max(0, Math.min(detail.frames.length - 1, index));
      curves();
      const wanted = detail.frames[frame];
      if (!wanted) { pictures = null; return; }
      $("frame").value = frame;
      $("time").textContent = `frame ${wanted.index}, ${Math.round(wanted.time * 1000)} ms `
        + `(${frame + 1} of ${detail.frames.length} that differ)`;
      $("frame").setAttribute("aria-valuetext", $("time").textContent);
      $("frameMessage").textContent = wanted.message;
      const [expected, actual] = await Promise.all([load(wanted.expected), load(wanted.actual)]);
      if (!detail || detail.frames[frame] !== wanted) return;
      const compared = difference(expected, actual);
      pictures = {expected, actual, ...compared, difference: compared.canvas};
      const {x, y, w, h} = view();
      if (pixel[0] < x || pixel[1] < y || pixel[0] >= x + w || pixel[1] >= y + h) {
        pixel = [x + (w >> 1), y + (h >> 1)];
      }
      draw();
      if (isNew) reveal();
      isNew = false;
      tell();
    }

    function draw() {
      if (!pictures) return;
      const e = pictures.expected.canvas, a = pictures.actual.canvas, d = pictures.difference;
      const canvas = $("canvas"), context = canvas.getContext("2d");
      const {x, y, w, h} = view();
      canvas.width = mode === "side" ? 3 * w + 2 * gap : w;
      canvas.height = h;
      const scale = fit(canvas);
      const put = (picture, left) => context.drawImage(picture, x, y, w, h, left, 0, w, h);
      const amount = $("amount").value / 100;
      if (mode === "side") {
        put(e, 0);
        put(d, w + gap);
        put(a, 2 * (w + gap));
      } else if (mode === "slider") {
        const edge = Math.round(canvas.width * amount);
        put(a, 0);
        context.clearRect(0, 0, edge, canvas.height);
        context.save();
        context.beginPath(); context.rect(0, 0, edge, canvas.height); context.clip();
        put(e, 0);
        context.restore();
        const line = Math.max(1, Math.round(2 / scale));
        context.fillStyle = "#e6001e";
        context.fillRect(edge - line / 2, 0, line, canvas.height);
      } else if (mode === "onion") {
        put(e, 0);
        context.globalAlpha = amount;
        put(a, 0);
        context.globalAlpha = 1;
      } else if (mode === "blink") {
        put(isActual ? a : e, 0);
      } else {
        put(d, 0);
      }
      $("amountLabel").hidden = mode !== "slider" && mode !== "onion";
    }

    const gap = 8;
    const view = () => $("zoom").value === "area" ? pictures.area : pictures.whole;

    // Gives the canvas its size on the page; what it shows of changes may be enlarged to be seen.
    function fit(canvas) {
      const zoom = Number($("zoom").value), largest = $("zoom").value === "area" ? 8 : 1;
      const scale = zoom ? zoom / devicePixelRatio : Math.min(
        ($("stage").clientWidth - 2) / canvas.width, innerHeight * .55 / canvas.height, largest);
      canvas.style.width = canvas.width * scale + "px";
      return scale;
    }
    addEventListener("resize", () => draw());

    // Scrolls an enlarged picture to what differs; side by side, to that of the first picture.
    function reveal() {
      if (!pictures || !Number($("zoom").value)) return;
      const canvas = $("canvas"), stage = $("stage"), {x, y, w, h} = pictures.area;
      const scale = canvas.getBoundingClientRect().width / canvas.width;
      stage.scrollLeft = (x + w / 2) * scale - stage.clientWidth / 2;
      stage.scrollTop = (y + h / 2) * scale - stage.clientHeight / 2;
    }

    function tell() {
      if (!pictures) return;
      const [x, y] = pixel;
      const e = at(pictures.expected.data, x, y), a = at(pictures.actual.data, x, y);
      const hex = c => c ? "#" + c.map(v => v.toString(16).padStart(2, "0")).join("").toUpperCase() : "outside";
      const line = $("pixel");
      line.replaceChildren(`x ${x}, y ${y}: `);
      for (const [name, color] of [["expected", e], ["actual", a]]) {
        const swatch = make("span", undefined, line);
        swatch.className = "swatch";
        if (color) swatch.style.background = hex(color);
        line.append(`${name} ${hex(color)}  `);
      }
    }

    function point(x, y) {
      const d = pictures.difference;
      pixel = [Math.max(0, Math.min(d.width - 1, x)), Math.max(0, Math.min(d.height - 1, y))];
      tell();
    }

    $("canvas").onpointermove = event => {
      if (!pictures) return;
      const box = $("canvas").getBoundingClientRect();
      let x = Math.floor((event.clientX - box.left) * $("canvas").width / box.width);
      const y = Math.floor((event.clientY - box.top) * $("canvas").height / box.height);
      if (mode === "side") x %= view().w + gap;
      point(x + view().x, y + view().y);
    };
    $("canvas").onkeydown = event => {
      const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
      if (!step || !pictures) return;
      const size = event.shiftKey ? 10 : 1;
      point(pixel[0] + step[0] * size, pixel[1] + step[1] * size);
      event.preventDefault();
    };

    for (const [value, name] of modes) {
      const label = make("label", undefined, $("modes"));
      const radio = make("input", undefined, label);
      radio.type = "radio"; radio.name = "mode"; radio.value = value; radio.checked = value === mode;
      radio.onchange = () => { mode = value; isActual = false; draw(); };
      label.append(" " + name);
    }
    setInterval(() => { if (mode === "blink") { isActual = !isActual; draw(); } }, 600);

    function curves() {
      const space = "http://www.w3.org/2000/svg";
      const element = (name, attributes, parent) => {
        const made = document.createElementNS(space, name);
        for (const key in attributes) made.setAttribute(key, attributes[key]);
        parent.append(made);
        return made;
      };
      const width = 320, height = 140, left = 40, bottom = 16;
      $("curves").replaceChildren(...detail.curves.map(curve => {
        const figure = document.createElement("figure");
        make("figcaption", curve.name, figure);
        const all = [...curve.expected, ...curve.actual].filter(v => v !== null);
        let low = Math.min(...all), high = Math.max(...all);
        if (low === high) { low -= 1; high += 1; }
        const count = Math.max(curve.expected.length, curve.actual.length) - 1 || 1;
        const x = n => left + n / count * (width - left - 6);
        // As on the screen, a greater y is lower.
        const isDown = curve.name.endsWith("y (pt)"), top = isDown ? low : high, floor = isDown ? high : low;
        const y = v => 6 + (v - top) / (floor - top) * (height - bottom - 12);
        const svg = element("svg", {viewBox: `0 0 ${width} ${height}`, role: "img"}, figure);
        element("title", {}, svg).textContent = `${curve.name}, expected and actual over time`;
        element("text", {x: 2, y: 12}, svg).textContent = +top.toFixed(3);
        element("text", {x: 2, y: height - bottom - 4}, svg).textContent = +floor.toFixed(3);
        element("text", {x: left, y: height - 3}, svg).textContent = "0 ms";
        element("text", {x: width - 4, y: height - 3, "text-anchor": "end"}, svg).textContent =
          Math.round(count / detail.fps * 1000) + " ms";
        for (const [name, values] of [["e", curve.expected], ["a", curve.actual]]) {
          const points = values.map((v, n) => v === null ? "" : `${x(n)},${y(v)}`).join(" ");
          element("polyline", {class: name, points}, svg);
        }
        const now = detail.frames[frame];
        if (now) element("line", {class: "now", x1: x(now.index), x2: x(now.index), y1: 0,
          y2: height - bottom}, svg);
        return figure;
      }));
    }

    $("search").oninput = filter;
    $("frame").oninput = () => show(Number($("frame").value));
    $("before").onclick = () => show(frame - 1);
    $("after").onclick = () => show(frame + 1);
    $("amount").oninput = draw;
    $("zoom").onchange = () => { draw(); reveal(); $("stage").scrollIntoView({block: "nearest"}); };
    $("list").onkeydown = event => {
      const step = {ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10}[event.key];
      if (step) {
        const place = shown.indexOf(current) + step;
        select(shown[Math.max(0, Math.min(shown.length - 1, place))] ?? -1);
      } else if (event.key === "Home") select(shown[0] ?? -1);
      else if (event.key === "End") select(shown[shown.length - 1] ?? -1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^(INPUT|SELECT)$/.test(event.target.tagName) && event.target.type === "search") return;
      if (event.key === "j") move(1);
      else if (event.key === "k") move(-1);
      else if (event.key === "[" && detail) show(frame - 1);
      else if (event.key === "]" && detail) show(frame + 1);
      else if (event.key === "/") { $("search").focus(); event.preventDefault(); }
      else if (/^[1-5]$/.test(event.key)) $("modes").querySelectorAll("input")[event.key - 1].click();
    });
    filter();
    </script>

    """#
}
