// SPDX-License-Identifier: MIT
//
// The report's page: markup and style. What it does is in `ReportPage+Script.swift`.

/// The fixed parts of the report's HTML.
enum ReportPage {
  static let head = OfflinePage.head(title: "simpletab verify")

  static let style = """
    <style>
    :root { color-scheme: light dark; --back: #fff; --panel: #f4f5f7; --text: #1c1e21; --dim: #5c6370;
      --line: #d5d8de; --mark: #0b5fc4; --bad: #b3121d; --good: #11702b; }
    @media (prefers-color-scheme: dark) { :root { --back: #15171a; --panel: #1e2126; --text: #e8eaed;
      --dim: #a2a9b4; --line: #3a3f47; --mark: #79b4ff; --bad: #ff8a8a; --good: #7fd693; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text); height: 100vh; display: grid;
      font: 14px/1.45 system-ui, sans-serif; grid-template: auto 1fr / minmax(15rem, 24rem) 1fr; }
    header { grid-column: 1 / 3; padding: .6rem 1rem; border-bottom: 1px solid var(--line);
      display: flex; gap: .5rem 1.5rem; align-items: center; flex-wrap: wrap; }
    h1 { font-size: 1.05rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0 0 .3rem; }
    h3 { font-size: .95rem; margin: 1.2rem 0 .3rem; }
    code { font: 12.5px ui-monospace, monospace; background: var(--panel); padding: .2rem .4rem;
      border: 1px solid var(--line); border-radius: 4px; user-select: all; }
    #accept { display: flex; gap: .5rem; align-items: center; min-width: 0; flex-wrap: wrap; }
    #accept code { min-width: 0; overflow-wrap: anywhere; }
    aside { border-right: 1px solid var(--line); display: flex; flex-direction: column; min-height: 0; }
    .filters { padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
    .filters input[type=search] { width: 100%; margin: .2rem 0 .4rem; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: .2rem .9rem; flex-wrap: wrap; }
    legend { float: left; padding: 0; margin-right: .4rem; color: var(--dim); }
    #list { list-style: none; margin: 0; padding: 0; overflow: auto; flex: 1; }
    #list li { padding: .45rem 1rem; border-bottom: 1px solid var(--line); cursor: pointer;
      content-visibility: auto; contain-intrinsic-size: auto 3.4rem; }
    #list li[aria-selected=true] { background: var(--panel); box-shadow: inset 4px 0 var(--mark); }
    #list small { display: block; color: var(--dim); overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    .tag { color: var(--bad); font-weight: 600; } .good { color: var(--good); }
    main { overflow: auto; padding: 1rem; min-width: 0; }
    input, button, select { font: inherit; color: inherit; background: var(--back);
      border: 1px solid var(--line); border-radius: 4px; padding: .2rem .5rem; accent-color: var(--mark); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
    #list:focus-visible { outline-offset: -2px; }
    #messages { margin: 0; padding-left: 1.2rem; }
    .bar { display: flex; gap: .4rem 1.2rem; align-items: center; flex-wrap: wrap; margin: .5rem 0; }
    .bar label { display: inline-flex; gap: .3rem; align-items: center; }
    #stage { overflow: auto; max-height: 62vh; border: 1px solid var(--line); background: var(--panel); }
    canvas { display: block; image-rendering: pixelated; margin: auto; }
    #pixel { font: 12.5px ui-monospace, monospace; min-height: 1.6em; }
    .swatch { display: inline-block; width: 1em; height: 1em; vertical-align: -2px;
      border: 1px solid var(--line); margin-right: .25em; }
    #curves { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .8rem; }
    figure { margin: 0; } figcaption { font-size: .85rem; }
    svg { width: 100%; height: 9rem; background: var(--panel); border: 1px solid var(--line); }
    svg text { fill: var(--dim); font-size: 10px; }
    .e { stroke: var(--good); } .a { stroke: var(--bad); stroke-dasharray: 5 3; }
    polyline { fill: none; stroke-width: 1.8; vector-effect: non-scaling-stroke; }
    .now { stroke: var(--mark); }
    [hidden] { display: none !important; }
    @media (max-width: 50rem) { body { display: block; height: auto; } aside { border-right: 0; }
      #list { max-height: 13rem; border-bottom: 1px solid var(--line); } main { overflow: visible; } }
    </style>

    """

  static let body = """
    </head>
    <body>
    <header>
    <h1>simpletab verify</h1>
    <span id="summary"></span>
    <div id="accept"><span>Accept:</span><code id="command"></code>
    <button id="copy" type="button">Copy</button><span id="copied" role="status"></span></div>
    </header>
    <aside aria-label="Failures">
    <div class="filters">
    <label for="search">Search names and messages</label>
    <input id="search" type="search">
    <fieldset id="verdicts"><legend>Show</legend></fieldset>
    <div id="count" role="status"></div>
    </div>
    <ul id="list" role="listbox" tabindex="0" aria-label="Failures"></ul>
    </aside>
    <main id="main">
    <p id="nothing">Nothing failed.</p>
    <section id="detail" hidden aria-labelledby="name">
    <h2 id="name"></h2>
    <ul id="messages"></ul>
    <div id="pictures">
    <h3>Pictures</h3>
    <div class="bar">
    <button id="before" type="button" aria-label="Frame before">◀</button>
    <label>Frame <input id="frame" type="range" min="0" value="0"></label>
    <button id="after" type="button" aria-label="Frame after">▶</button>
    <output id="time" for="frame"></output>
    </div>
    <div class="bar">
    <fieldset id="modes"><legend>View</legend></fieldset>
    <label id="amountLabel">Amount <input id="amount" type="range" min="0" max="100" value="50"></label>
    <label>Zoom <select id="zoom"><option value="area">changes</option><option value="0">all</option><option value="1">1×</option>
    <option value="2">2×</option><option value="4">4×</option><option value="8">8×</option>
    <option value="16">16×</option></select></label>
    </div>
    <p id="frameMessage"></p>
    <div id="stage"><canvas id="canvas" tabindex="0" role="img"
     aria-label="Picture; arrow keys move the pixel that is read"></canvas></div>
    <div id="pixel" role="status"></div>
    </div>
    <div id="motion"><h3>Motion: <span class="good">expected —</span> <span class="tag">actual - -</span></h3>
    <div id="curves"></div></div>
    <p>Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous failure, <kbd>1</kbd>–<kbd>5</kbd> view,
    <kbd>[</kbd> <kbd>]</kbd> frame, <kbd>/</kbd> search.</p>
    </section>
    </main>

    """

  static let end = """
    </body>
    </html>

    """
}
