#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Opens the report of `simpletab verify` in headless Chromium, from disk, and uses every control by
# mouse and by keyboard: nothing may be said on its console, and every control must do its work. Then
# times how long a report of 500 failures takes to load. Needs chromium; says so and passes without it.
#
#   Scripts/check-report.py [--tool .build/release/simpletab] [--pictures DIR] [--failures 500]
#
# --pictures keeps screenshots: light and dark, narrow and wide, each view.

import argparse
import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 2.0  # seconds for the large report


class Browser:
    """Chromium by its DevTools protocol, over a WebSocket (RFC 6455)."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-background-networking", f"--user-data-dir={folder}",
             "--remote-debugging-port=0", "--window-size=1280,900", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = folder / "DevToolsActivePort"
        for _ in range(300):
            if port_file.exists() and len(port_file.read_text().splitlines()) == 2:
                break
            time.sleep(0.1)
        port, path = port_file.read_text().splitlines()
        self.socket = socket.create_connection(("127.0.0.1", int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                             "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.socket.recv(65536)
        self.data = self.data.split(b"\r\n\r\n", 1)[1]
        self.count, self.session, self.events = 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def read(self, count):
        while len(self.data) < count:
            self.data += self.socket.recv(1 << 20)
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def message(self):
        text = b""
        while True:
            first, second = self.read(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read(8))[0]
            text += self.read(length)
            if first & 128:
                return json.loads(text)

    def call(self, method, **parameters):
        self.count += 1
        body = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            body["sessionId"] = self.session
        data = json.dumps(body).encode()
        mask = os.urandom(4)
        head = b"\x81" + (bytes([128 | len(data)]) if len(data) < 126
                          else bytes([254]) + struct.pack(">H", len(data)) if len(data) < 65536
                          else bytes([255]) + struct.pack(">Q", len(data)))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        while True:
            message = self.message()
            if message.get("id") == self.count:
                if "error" in message:
                    sys.exit(f"check-report: {method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def close(self):
        self.process.kill()
        self.process.wait()


class Page:
    """A report in the browser."""

    def __init__(self, browser, path):
        self.browser = browser
        browser.events.clear()
        start = time.monotonic()
        browser.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        while not any(e.get("method") == "Page.loadEventFired" for e in browser.events):
            browser.events.append(browser.message())
        # The first failure is drawn, too.
        self.until("!report.failures.length || !document.getElementById('detail').hidden", "a failure")
        self.seconds = time.monotonic() - start

    def value(self, code):
        answer = self.browser.call("Runtime.evaluate", expression=code, returnByValue=True,
                                   awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"check-report: {code}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def until(self, code, what):
        for _ in range(100):
            if self.value(f"Boolean({code})"):
                return
            time.sleep(0.03)
        sys.exit(f"check-report: nothing happens: {what}")

    def need(self, code, what):
        self.until(code, what)
        print(f"  {what}")

    def click(self, selector, share=0.5):
        box = self.value(f"""(() => {{ const e = document.querySelector({json.dumps(selector)});
          e.scrollIntoView({{block: "nearest"}}); const b = e.getBoundingClientRect();
          return [b.left + b.width * {share}, b.top + b.height / 2]; }})()""")
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.browser.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1],
                              button="left" if kind != "mouseMoved" else "none", clickCount=1)

    def press(self, key, shift=False, focus=None):
        if focus:
            self.value(f"document.querySelector({json.dumps(focus)}).focus()")
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36,
                 "End": 35, "PageUp": 33, "PageDown": 34, "Tab": 9, "Enter": 13, " ": 32}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        common = dict(key=key, windowsVirtualKeyCode=codes.get(key, ord(key[0].upper())),
                      modifiers=8 if shift else 0)
        self.browser.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown",
                          **common, **({"text": text} if text else {}))
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def quiet(self):
        """Nothing on the console, nothing from the network."""
        self.value("1")
        said = []
        for event in self.browser.events:
            method, values = event.get("method"), event.get("params", {})
            if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
                said.append(json.dumps(values)[:300])
            if method == "Network.requestWillBeSent":
                url = values["request"]["url"]
                if not url.startswith(("file:", "data:", "about:")):
                    said.append(f"asks for {url}")
        if said:
            sys.exit("check-report: the console says:\n  " + "\n  ".join(said))

    def picture(self, folder, name, width=1280, height=900, scheme="light"):
        if not folder:
            return
        self.look(width, height, scheme)
        time.sleep(0.3)
        data = self.browser.call("Page.captureScreenshot", format="png")["data"]
        (folder / f"{name}.png").write_bytes(base64.b64decode(data))

    def look(self, width=1280, height=900, scheme="light"):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                          deviceScaleFactor=1, mobile=False)
        self.browser.call("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-color-scheme", "value": scheme}])


def make_report(tool, folder, count):
    """A report of at least `count` failures of every verdict."""
    scenes, goldens, results = folder / "scenes", folder / "goldens", folder / "results"
    scenes.mkdir(parents=True)
    # Each scene has six sequences.
    number = max(4, -(-count // 6))

    def write(index, **changes):
        tabs = [{"title": title, "page": {"background": color}, "icon": f"builtin:{icon}"}
                for title, color, icon in (("Home", "#F4F0E8", "home"), ("Inbox", "#E8F0F4", "messages"),
                                           ("Me", "#EEE8F4", "person"))]
        scene = {"name": f"scene-{index:03}", "device": "iPhone SE", "style": "pop",
                 "viewTransition": "pop", "tabs": tabs, **changes}
        (scenes / f"scene-{index:03}.json").write_text(json.dumps(scene))

    def run(command, *words):
        process = subprocess.run([tool, command, str(scenes), "--goldens", str(goldens), *words],
                                 capture_output=True, text=True)
        if process.returncode > 4:
            sys.exit(f"check-report: {command}: {process.stderr}")
        return process

    for index in range(number):
        write(index)
    run("record", "-q", "--mode", "all")
    for index in range(number):
        changes = [{"style": {"name": "pop", "iconTopOffset": 3.5}}, {"style": "elegant"},
                   {"titles": {"normal": {"color": "#AAAAAB"}}}, {"viewTransition": "crossFade"}]
        write(index, **changes[index % 4])
    if count < 100:
        write(1, device="iPhone 8")
        (scenes / "scene-002.json").rename(scenes / "scene-new.json")
        text = (scenes / "scene-new.json").read_text().replace("scene-002", "scene-new")
        (scenes / "scene-new.json").write_text(text)
    verify = run("verify", "--results", str(results), "-q")
    print(f"  {verify.stdout.count(chr(10))} lines of failures, "
          f"{(results / 'index.html').stat().st_size / 1e6:.1f} MB")
    return results / "index.html"


def use(page, pictures):
    """Every control, by mouse, then by keyboard."""
    state = "document.querySelector('#list li[aria-selected=true]').id"
    mode = "document.querySelector('input[name=mode]:checked').value"
    time_text = "document.getElementById('time').textContent"
    pixel = "document.getElementById('pixel').textContent"
    drawn = "(() => { let h = 0; for (const c of $('canvas').toDataURL()) " \
        "h = (h * 31 + c.charCodeAt(0)) | 0; return h; })()"
    page.until("pictures", "the first failure's pictures")

    print("by mouse")
    page.click("#list li:nth-child(2)")
    page.need(f"{state} === 'f1'", "a click on a failure shows it")
    page.click("#list li:nth-child(1)")
    page.until("pictures && detail.frames.length > 1", "several frames")
    page.click("#after")
    page.need(f"{time_text}.includes('(2 of')", "▶ shows the next frame")
    page.click("#before")
    page.need(f"{time_text}.includes('(1 of')", "◀ shows the frame before")
    page.click("#frame", 0.97)
    page.need(f"{time_text}.includes(`(${{detail.frames.length}} of`)", "the scrubber moves over time")
    page.need("document.querySelectorAll('#curves .now').length", "curves show the frame's place")
    hashes = set()
    for number, name in enumerate(["side", "slider", "onion", "blink", "diff"], 1):
        page.click(f"#modes label:nth-of-type({number}) input")
        page.until(f"{mode} === '{name}'", f"the view {name}")
        time.sleep(0.1)
        hashes.add(page.value(drawn))
        page.picture(pictures, f"view-{name}")
    page.look()
    if len(hashes) < 4:
        sys.exit("check-report: views draw the same")
    print("  five views, drawn differently")
    page.click("#modes label:nth-of-type(4) input")
    before = page.value(drawn)
    page.need(f"{drawn} !== {before}", "blink changes by itself")
    page.click("#modes label:nth-of-type(2) input")
    page.until("!$('amountLabel').hidden", "the amount is there")
    before = page.value(drawn)
    page.click("#amount", 0.2)
    page.need(f"{drawn} !== {before}", "the slider's amount changes the picture")
    page.value("$('zoom').value = '4'; $('zoom').dispatchEvent(new Event('change'))")
    page.need("parseFloat($('canvas').style.width) > 1000", "zoom enlarges")
    page.need("(() => { const s = $('stage'), z = canvas.getBoundingClientRect().width / canvas.width, "
              "a = pictures.area, y = (a.y + a.h / 2) * z - s.scrollTop; "
              "return s.scrollTop > 0 && y > 0 && y < s.clientHeight; })()", "zoom scrolls to what differs")
    page.picture(pictures, "zoom")
    page.look()
    page.value("$('stage').scrollTo(0, 0)")
    before = page.value(pixel)
    page.click("#stage", 0.3)
    page.need(f"{pixel} !== {json.dumps(before)} && {pixel}.includes('expected #')",
              "the pointer reads a pixel's values")
    page.click("#verdicts label:nth-of-type(2) input")
    page.need("shown.length < report.failures.length", "a filter hides its failures")
    page.click("#verdicts label:nth-of-type(2) input")
    page.until("shown.length === report.failures.length", "the filter shows them again")
    page.click("#copy")
    page.need("$('copied').textContent", "the command is copied")

    print("by keyboard")
    page.value("document.activeElement.blur()")
    names = []
    for _ in range(40):
        page.press("Tab")
        names.append(page.value("document.activeElement.id || document.activeElement.name || "
                                "document.activeElement.value || ''"))
    missing = {"copy", "search", "list", "before", "frame", "after", "mode", "zoom", "canvas",
               "amount"} - set(names)
    if missing:
        sys.exit(f"check-report: Tab does not reach {sorted(missing)}: {names}")
    print("  Tab reaches every control")
    for key, code, what in [
            ("End", f"{state} === 'f' + (report.failures.length - 1)", "End goes to the last failure"),
            ("Home", f"{state} === 'f0'", "Home goes to the first failure"),
            ("ArrowDown", f"{state} === 'f1'", "↓ goes to the next failure"),
            ("ArrowUp", f"{state} === 'f0'", "↑ goes to the failure before"),
            ("PageDown", f"{state} === 'f10'", "Page Down goes ten on"),
            ("PageUp", f"{state} === 'f0'", "Page Up goes ten back"),
            ("j", f"{state} === 'f1'", "j goes to the next failure"),
            ("k", f"{state} === 'f0'", "k goes to the failure before")]:
        page.press(key, focus="#list")
        page.need(code, what)
    page.until("pictures && detail.frames.length > 1", "several frames")
    page.press("]", focus="#list")
    page.need(f"{time_text}.includes('(2 of')", "] shows the next frame")
    page.press("[")
    page.need(f"{time_text}.includes('(1 of')", "[ shows the frame before")
    page.press("ArrowRight", focus="#frame")
    page.need(f"{time_text}.includes('(2 of')", "→ on the scrubber shows the next frame")
    page.press("Enter", focus="#before")
    page.need(f"{time_text}.includes('(1 of')", "Enter presses a button")
    for number, name in enumerate(["side", "slider", "onion", "blink", "diff"], 1):
        page.press(str(number), focus="#list")
        page.until(f"{mode} === '{name}'", f"{number} shows {name}")
    print("  1 to 5 choose the view")
    page.press("ArrowRight", focus="#modes input:checked")
    page.need(f"{mode} === 'side'", "arrow keys choose the view")
    page.press("3", focus="#list")
    before = page.value(drawn)
    page.press("End", focus="#amount")
    page.need(f"{drawn} !== {before}", "the amount follows the keys")
    page.value("$('zoom').value = '0'; $('zoom').dispatchEvent(new Event('change'))")
    page.press("ArrowDown", focus="#zoom")
    page.need("$('zoom').value !== '0'", "the zoom follows the keys")
    before = page.value(pixel)
    page.press("ArrowRight", shift=True, focus="#canvas")
    page.need(f"{pixel} !== {json.dumps(before)}", "arrow keys move the pixel that is read")
    page.press("/", focus="#list")
    page.need("document.activeElement.id === 'search' && $('search').value === ''", "/ goes to the search")
    for letter in "scene-001":
        page.press(letter)
    page.need("shown.length > 0 && shown.length < report.failures.length", "the search finds names")
    page.press(" ", focus="#verdicts input")
    page.until("!document.querySelector('#verdicts input').checked", "the space bar ticks a filter")
    page.press(" ", focus="#verdicts input")
    page.value("$('search').value = ''; $('search').dispatchEvent(new Event('input'))")
    page.press("Home", focus="#list")
    page.press("1")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/simpletab"))
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--failures", type=int, default=500)
    options = parser.parse_args()
    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if not program:
        print("check-report: there is no chromium here; nothing is checked")
        return
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    work = pathlib.Path(tempfile.mkdtemp(prefix="simpletab-report-"))
    browser = None
    try:
        print("reports", flush=True)
        small = make_report(options.tool, work / "small", 24)
        large = make_report(options.tool, work / "large", options.failures)
        browser = Browser(program, work / "profile")
        page = Page(browser, small)
        use(page, options.pictures)
        for scheme in ("light", "dark"):
            for name, width in (("wide", 1440), ("narrow", 420)):
                page.picture(options.pictures, f"{name}-{scheme}", width, 900, scheme)
        page.quiet()
        print("its console says nothing")
        times = []
        for _ in range(3):
            page = Page(browser, large)
            page.quiet()
            times.append(page.seconds)
        count = page.value("report.failures.length")
        print(f"{count} failures load in {min(times):.2f} to {max(times):.2f} s")
        if count < options.failures or min(times) > LIMIT:
            sys.exit(f"check-report: {options.failures} failures must load in {LIMIT} s")
    finally:
        if browser:
            browser.close()
        shutil.rmtree(work, ignore_errors=True)


main()
