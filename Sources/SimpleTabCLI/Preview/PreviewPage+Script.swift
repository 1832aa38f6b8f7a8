// SPDX-License-Identifier: MIT
//
// What the preview's page does: shows the frame under the scrubber, plays in real time by the browser's
// clock of frames, and answers keys. Frame n is at n / fps seconds.

extension PreviewPage {
  static let script = """
    <script>
    'use strict';
    const film = JSON.parse(document.getElementById('film').textContent);
    const $ = id => document.getElementById(id);
    const pictures = film.pictures.map(source => { const i = new Image(); i.src = source; return i; });
    let sequence = film.sequences[0], frame = 0, playing = false, started = 0, from = 0;

    for (const each of film.sequences) $('sequence').add(new Option(each.name));

    function show(number) {
      frame = Math.max(0, Math.min(sequence.frames.length - 1, number));
      const picture = pictures[sequence.frames[frame]];
      const image = $('frame');
      image.src = picture.src;
      image.width = picture.naturalWidth / film.scale || image.width;
      const milliseconds = Math.round(frame * 1000 / film.fps);
      const last = sequence.frames.length - 1;
      const text = `Frame ${frame} of ${last}, ${milliseconds} ms`;
      image.alt = `${text}, of the transition ${sequence.name}`;
      $('time').textContent = text;
      $('scrub').max = last;
      $('scrub').value = frame;
      $('scrub').setAttribute('aria-valuetext', text);
    }

    function play(on) {
      playing = on;
      $('play').textContent = on ? 'Stop' : 'Play';
      if (!on) return;
      if (frame >= sequence.frames.length - 1) frame = 0;
      from = frame;
      started = performance.now();
      requestAnimationFrame(tick);
    }

    function tick(now) {
      if (!playing) return;
      const seconds = Math.max(0, now - started) / 1000 * Number($('speed').value);
      const at = from + Math.floor(seconds * film.fps);
      const last = sequence.frames.length - 1;
      if (at <= last) {
        show(at);
      } else if (!$('loop').checked) {
        show(last);
        return play(false);
      } else if (at > last + film.fps / 2) {
        // The settled state is held for half a second before it begins again.
        from = 0;
        started = now;
        show(0);
      } else {
        show(last);
      }
      requestAnimationFrame(tick);
    }

    function choose(number) {
      const count = film.sequences.length;
      $('sequence').selectedIndex = (number + count) % count;
      sequence = film.sequences[$('sequence').selectedIndex];
      from = 0;
      started = performance.now();
      show(0);
    }

    $('scrub').addEventListener('input', event => { play(false); show(Number(event.target.value)); });
    $('play').addEventListener('click', () => play(!playing));
    $('sequence').addEventListener('change', event => choose(event.target.selectedIndex));
    $('speed').addEventListener('change', () => { from = frame; started = performance.now(); });
    document.addEventListener('keydown', event => {
      const inside = event.target.tagName;
      if (event.ctrlKey || event.altKey || event.metaKey || inside === 'SELECT') return;
      const act = {
        ' ': () => play(!playing),
        ArrowLeft: () => { play(false); show(frame - 1); },
        ArrowRight: () => { play(false); show(frame + 1); },
        Home: () => { play(false); show(0); },
        End: () => { play(false); show(Infinity); },
        '[': () => choose($('sequence').selectedIndex - 1),
        ']': () => choose($('sequence').selectedIndex + 1),
      }[event.key];
      if (!act || (event.key === ' ' && (inside === 'BUTTON' || event.target.type === 'checkbox'))) return;
      event.preventDefault();
      act();
    });

    pictures[0].decode().then(() => show(0));
    show(0);
    </script>
    </body>
    </html>

    """
}
