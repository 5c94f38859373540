// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIntent } from './watch-intent.ts';

let stop = () => {};
const whenIdle = vi.fn((run: () => void) => run());

/** The pages that were meant. */
function watch(connection?: { saveData?: boolean; effectiveType?: string }) {
  const pages: string[] = [];
  const owns = ({ pathname }: URL) => pathname.startsWith('/ar/');
  stop = watchIntent({ owns, onIntent: (page) => pages.push(page), connection, whenIdle });
  return pages;
}
const point = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a id="offers" href="/ar/offers?a=1#b"><b id="word">x</b></a>
    <a id="home" href="/ar/">x</a>
    <a id="english" href="/en/">x</a>
    <a id="away" href="https://elsewhere.example/ar/">x</a>
    <a id="broken" href="https://[">x</a>
    <a id="window" href="/ar/x" target="_blank">x</a>
    <a id="file" href="/ar/x" download>x</a>
    <p id="text">x</p>`;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  whenIdle.mockClear();
});

describe('watchIntent', () => {
  it('means the page of the link on which the pointer rests for 65 ms', () => {
    const pages = watch();
    point('word');
    vi.advanceTimersByTime(64);
    point('offers');
    expect(pages).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(pages).toEqual(['/ar/offers?a=1']);
  });

  it('means the page of the link on which focus rests', () => {
    const pages = watch();
    document.getElementById('home')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.advanceTimersByTime(65);
    expect(pages).toEqual(['/ar/']);
  });

  it('does not mean a link that the pointer only crosses', () => {
    const pages = watch();
    point('offers');
    vi.advanceTimersByTime(40);
    point('home');
    vi.advanceTimersByTime(40);
    point('text');
    vi.advanceTimersByTime(200);
    expect(pages).toEqual([]);
  });

  it('means only pages of this document', () => {
    const pages = watch();
    for (const id of ['english', 'away', 'broken', 'window', 'file', 'text']) {
      point(id);
      vi.advanceTimersByTime(200);
    }
    expect(pages).toEqual([]);
  });

  it('is off on 2g and when data is saved, and else waits for idle at most 2000 ms [S-9-05]', () => {
    const costly = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
    for (const connection of costly) {
      const pages = watch(connection);
      point('offers');
      vi.advanceTimersByTime(200);
      expect(pages).toEqual([]);
      stop();
    }
    expect(whenIdle).not.toHaveBeenCalled();
    const pages = watch({ saveData: false, effectiveType: '4g' });
    point('offers');
    vi.advanceTimersByTime(65);
    expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 2000);
    expect(pages).toHaveLength(1);
  });
});
