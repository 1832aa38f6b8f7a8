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
    let isActual = false, pixel = [0, 0];

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
      $("messages").replaceChildren(...detail.messages.map(text => make("li", text)));
      detail.frames = detail.frames.filter(f => f.expected && f.actual);
      $("pictures").hidden = !detail.frames.length;
      $("motion").hidden = !detail.curves.length;
      $("frame").max = Math.max(0, detail.frames.length - 1);
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
      const result = new ImageData(width, height);
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const e = at(expected.data, x, y), a = at(actual.data, x, y), i = (y * width + x) * 4;
        const isSame = e && a && e.every((value, k) => value === a[k]);
        const grey = e ? 191 + (e[0] * 299 + e[1] * 587 + e[2] * 114) / 4000 : 191;
        result.data.set(isSame ? [grey, grey, grey, 255] : [230, 0, 30, 255], i);
      }
      canvas.getContext("2d").putImageData(result, 0, 0);
      return canvas;
    }

    function at(data, x, y) {
      if (x < 0 || y < 0 || x >= data.width || y >= data.height) return null;
      const i = (y * data.width + x) * 4;
      return [...data.data.subarray(i, i + 4)];
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
      pictures = {expected, actual, difference: difference(expected, actual)};
      draw();
      tell();
    }

    function draw() {
      if (!pictures) return;
      const e = pictures.expected.canvas, a = pictures.actual.canvas, d = pictures.difference;
      const canvas = $("canvas"), context = canvas.getContext("2d");
      const gap = 8;
      canvas.width = mode === "side" ? e.width + a.width + d.width + 2 * gap : d.width;
      canvas.height = d.height;
      const amount = $("amount").value / 100;
      if (mode === "side") {
        context.drawImage(e, 0, 0);
        context.drawImage(d, e.width + gap, 0);
        context.drawImage(a, e.width + d.width + 2 * gap, 0);
      } else if (mode === "slider") {
        const edge = Math.round(canvas.width * amount);
        context.drawImage(a, 0, 0);
        context.clearRect(0, 0, edge, canvas.height);
        context.save();
        context.beginPath(); context.rect(0, 0, edge, canvas.height); context.clip();
        context.drawImage(e, 0, 0);
        context.restore();
        context.fillStyle = "#e6001e";
        context.fillRect(edge - 1, 0, 2, canvas.height);
      } else if (mode === "onion") {
        context.drawImage(e, 0, 0);
        context.globalAlpha = amount;
        context.drawImage(a, 0, 0);
        context.globalAlpha = 1;
      } else if (mode === "blink") {
        context.drawImage(isActual ? a : e, 0, 0);
      } else {
        context.drawImage(d, 0, 0);
      }
      $("amountLabel").hidden = mode !== "slider" && mode !== "onion";
      const zoom = Number($("zoom").value);
      canvas.style.width = zoom ? canvas.width * zoom / devicePixelRatio + "px" : "auto";
      canvas.style.maxWidth = zoom ? "none" : "100%";
      canvas.style.maxHeight = zoom ? "none" : "60vh";
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
      if (mode === "side") {
        const e = pictures.expected.canvas.width + 8, d = pictures.difference.width + 8;
        if (x >= e + d) x -= e + d; else if (x >= e) x -= e;
      }
      point(x, y);
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
        const y = v => 6 + (high - v) / (high - low) * (height - bottom - 12);
        const svg = element("svg", {viewBox: `0 0 ${width} ${height}`, role: "img"}, figure);
        element("title", {}, svg).textContent = `${curve.name}, expected and actual over time`;
        element("text", {x: 2, y: 12}, svg).textContent = +high.toFixed(3);
        element("text", {x: 2, y: height - bottom - 4}, svg).textContent = +low.toFixed(3);
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
    $("zoom").onchange = draw;
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
