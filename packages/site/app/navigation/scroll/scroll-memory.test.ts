// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { nameHistoryEntry } from '../../page/name-history-entry.ts';
import { rememberScroll, type ScrollMemory } from './scroll-memory.ts';

const memories: ScrollMemory[] = [];
const remember = (key: string) => {
  const memory = rememberScroll(key);
  memories.push(memory);
  return memory;
};
const scroll = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
afterEach(() => {
  for (const memory of memories.splice(0)) memory.stop();
  sessionStorage.clear();
});

describe('rememberScroll', () => {
  it('keeps a position for each entry of the history', () => {
    const memory = remember('a');
    scroll(500);
    memory.show('b');
    scroll(20);
    expect([memory.positionOf('a'), memory.positionOf('b'), memory.positionOf('c')]).toEqual([
      500,
      20,
      undefined,
    ]);
  });

  it('knows them after a reload', () => {
    remember('a');
    scroll(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    expect(remember('b').positionOf('a')).toBe(500);
    expect(history.scrollRestoration).toBe('manual');
  });

  it.each(['{', '{"a":1}', '[["a","x"],1]'])('takes no harm from %s in the store', (text) => {
    sessionStorage.setItem('mawkib_scroll', text);
    expect(remember('b').positionOf('a')).toBeUndefined();
  });
});

describe('nameHistoryEntry', () => {
  it('names an entry once and keeps what it carries', () => {
    history.replaceState({ idx: 3 }, '');
    nameHistoryEntry(history, () => 'k1');
    nameHistoryEntry(history, () => 'k2');
    expect(history.state).toEqual({ idx: 3, key: 'k1' });
  });
});
