# SPDX-License-Identifier: MIT
#
# Opens a page in headless Chromium and returns what it posts to /result, as JSON. The page is served from
# this machine to this machine, because decoders and digests are for secure pages only.

import http.server
import json
import subprocess
import tempfile
import threading


def answer(page, browser="chromium", seconds=180):
    """What the page's script posted; None when it said nothing in time."""
    done, results = threading.Event(), []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())

        def do_POST(self):
            length = int(self.headers["Content-Length"])
            results.append(json.loads(self.rfile.read(length)))
            self.send_response(200)
            self.end_headers()
            done.set()

        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = subprocess.Popen(
            [
                browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader",
                "--user-data-dir=" + profile, "--remote-debugging-port=0",
                "http://127.0.0.1:%d/" % server.server_address[1],
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        done.wait(seconds)
        process.terminate()
        process.wait()
    server.shutdown()
    return results[0] if results else None
