// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { deferScripts } from './defer-scripts.server.ts';

const sent =
  '<html><head><link rel="modulepreload" nonce="n" href="/a.js"/>' +
  '<link rel="modulepreload" href="/b.js"/></head><body><p>text</p>' +
  '<script nonce="n">window.context = {}</script>' +
  '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

/** The document as a browser builds it, its waiting script run. */
function arrive(first: string[] = [], ends = true) {
  const page = new DOMParser().parseFromString(deferScripts(sent, 'n', first), 'text/html');
  const [waiting, ...rest] = page.body.childNodes as Iterable<ChildNode> as [HTMLScriptElement];
  document.body.replaceChildren(waiting);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(waiting);
  const added: Element[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...(nodes as Element[]));
  });
  const later: (() => void)[] = [];
  for (const wait of ['requestIdleCallback', 'requestAnimationFrame'])
    vi.stubGlobal(wait, (call: () => void) => later.push(call));
  new Function(waiting.textContent ?? '')();
  const end = () => {
    document.body.append(...rest);
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  };
  if (ends) end();
  const started = () => added.filter(({ tagName }) => tagName === 'SCRIPT');
  /** So many frames and idle moments pass. */
  const pass = (moments: number) => {
    for (let left = moments; left > 0; left--) later.shift()?.();
  };
  return { added, started, pass, end };
}

afterEach(() => {
  // No listener is left for the next page.
  window.dispatchEvent(new Event('load'));
  globalThis.earlyEvents?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for nothing before the page is painted, then for the code, then runs it when idle', () => {
  const { added, started, pass } = arrive();
  expect(document.head.innerHTML).not.toContain('modulepreload');
  expect(added).toEqual([]);
  window.dispatchEvent(new Event('load'));
  pass(2);
  expect(added).toEqual([]);
  pass(1);
  expect(added.map((link) => link.getAttribute('href') ?? (link as HTMLLinkElement).href)).toEqual([
    expect.stringMatching(/\/a\.js$/),
    expect.stringMatching(/\/b\.js$/),
  ]);
  expect(started()).toEqual([]);
  pass(1);
  expect(started().map(({ textContent }) => textContent)).toEqual(['import "/a.js"']);
});

it('fetches the code first that the document does not name, none twice', () => {
  const { added, pass } = arrive(['/block.js', '/b.js']);
  window.dispatchEvent(new Event('load'));
  pass(8);
  const links = added.filter(({ tagName }) => tagName === 'LINK') as HTMLLinkElement[];
  const fetched = links.map(({ href }) => new URL(href, 'http://x').pathname);
  expect(fetched).toEqual(['/block.js', '/b.js', '/a.js']);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'])(
  'runs it at once at the sign of a visitor, and once: %s',
  (sign) => {
    const { added, started, pass } = arrive();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event('load'));
    pass(4);
    expect(started()).toHaveLength(1);
    expect(added, 'what runs is not fetched ahead').toHaveLength(1);
  },
);

it('takes a pointer that lies still for no visitor', () => {
  const { added } = arrive();
  const still = Object.assign(new Event('pointermove', { bubbles: true }), {
    movementX: 0,
    movementY: 0,
  });
  document.body.dispatchEvent(still);
  expect(added).toEqual([]);
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 3, movementY: 0 }),
  );
  expect(added).toHaveLength(1);
});

it('waits with the start for the end of the document', () => {
  const { started, end } = arrive([], false);
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(started()).toEqual([]);
  end();
  expect(started().map(({ textContent }) => textContent)).toEqual(['import "/a.js"']);
});

it('keeps pictures that nobody sees back until the page is painted or the visitor moves', () => {
  const arriving = () => 'arriving' in document.documentElement.dataset;
  const { pass } = arrive();
  window.dispatchEvent(new Event('load'));
  pass(2);
  expect(arriving()).toBe(true);
  pass(1);
  expect(arriving()).toBe(false);
  arrive();
  expect(arriving()).toBe(true);
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(arriving()).toBe(false);
});

it('tries again at the next sign where the code did not come', () => {
  const { started } = arrive();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  (started()[0] as HTMLScriptElement).onerror?.(new Event('error'));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(started()).toHaveLength(2);
});

it('leaves a document without the application as it is', () => {
  const still = '<html><head></head><body><p>text</p></body></html>';
  expect(deferScripts(still, 'n')).toBe(still);
});
