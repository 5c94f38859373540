import type { CanvasMessageBody } from '@mawkib/blocks/editor';

type Say = (body: CanvasMessageBody) => void;

const blockOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null)
    : null;

const shortcuts: Record<string, Extract<CanvasMessageBody, { kind: 'shortcut' }>['shortcut']> = {
  'mod+z': 'undo',
  'mod+shift+z': 'redo',
  'mod+y': 'redo',
  'mod+s': 'save',
  'mod+k': 'palette',
  'mod+d': 'duplicate',
  delete: 'delete',
  backspace: 'delete',
  'alt+arrowup': 'move_up',
  'alt+arrowdown': 'move_down',
};

const keysOf = (event: KeyboardEvent) =>
  [
    event.metaKey || event.ctrlKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey ? 'shift' : '',
    event.key.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+');

/**
 * Tells the editor what the hand does: selects and hovers blocks, and nothing on the page itself
 * reacts, so that a link or a form is only looked at. Answers how to stop.
 */
export function watchHand(say: Say): () => void {
  const stop = new AbortController();
  const capture = { capture: true, signal: stop.signal };
  const onPress = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    say({ kind: 'selected', block: blockOf(event.target) });
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  let hovered: string | null = null;
  document.addEventListener('click', onPress, capture);
  document.addEventListener('submit', swallow, capture);
  document.addEventListener('auxclick', swallow, capture);
  document.addEventListener(
    'pointerover',
    (event) => {
      const block = blockOf(event.target);
      if (block === hovered) return;
      hovered = block;
      say({ kind: 'hovered', block });
    },
    capture,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const shortcut = shortcuts[keysOf(event)];
      if (!shortcut) return;
      event.preventDefault();
      say({ kind: 'shortcut', shortcut });
    },
    capture,
  );
  const report = throttled(() => say(rects()));
  addEventListener('scroll', report, { passive: true, signal: stop.signal });
  addEventListener('resize', report, { signal: stop.signal });
  const observer = new ResizeObserver(report);
  observer.observe(document.body);
  const mutations = new MutationObserver(report);
  mutations.observe(document.body, { childList: true, subtree: true });
  report();
  return () => {
    stop.abort();
    observer.disconnect();
    mutations.disconnect();
  };
}

/** Where every block stands in the canvas's viewport. */
function rects(): Extract<CanvasMessageBody, { kind: 'rects' }> {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block-id]')];
  return {
    kind: 'rects',
    scroll: scrollY,
    height: document.documentElement.scrollHeight,
    rects: blocks.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { block: element.dataset.blockId ?? '', x, y, width, height };
    }),
  };
}

function throttled(run: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      run();
    });
  };
}
