// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToHash, targetOf } from './scroll-to-hash.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-sticky id="nav"></nav>
    <section data-block="a" id="one"></section>
    <section data-block="b" id="عروض" data-sticky></section>
    <section data-block="c"><input id="field"></section>`;
});
afterEach(() => vi.restoreAllMocks());

describe('targetOf', () => {
  it('finds a numbered block, or the element of that id', () => {
    const blocks = document.querySelectorAll('[data-block]');
    expect(targetOf('#component-1')).toBe(blocks[0]);
    expect(targetOf('#component-3')).toBe(blocks[2]);
    expect(targetOf('#one')).toBe(blocks[0]);
    expect(targetOf('#%D8%B9%D8%B1%D9%88%D8%B6')).toBe(blocks[1]);
  });

  it('finds nothing where there is nothing, and never throws', () => {
    for (const hash of ['#component-0', '#component-9', '#nowhere', '#', '#%E0%A4%A']) {
      expect(targetOf(hash)).toBeNull();
    }
  });
});

describe('scrollToHash', () => {
  const place = (id: string, { top, height = 0 }: { top: number; height?: number }) => {
    const element = document.getElementById(id) as HTMLElement;
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
    return element;
  };
  const scrolls = (calm: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: calm }));
    return vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  };

  it('scrolls smoothly to just below what stays at the top', () => {
    const scrollTo = scrolls(false);
    document.documentElement.style.scrollPaddingTop = '116px';
    place('one', { top: 900 });
    scrollToHash('#one');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900 - 116, behavior: 'smooth' });
  });

  it('counts the margin of the target', () => {
    const scrollTo = scrolls(true);
    document.documentElement.style.scrollPaddingTop = '116px';
    place('one', { top: 900 }).style.scrollMarginTop = '-49px';
    scrollToHash('#one');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900 - 67, behavior: 'instant' });
  });

  it('does not count the target itself, and does not move who asked for calm', () => {
    const scrollTo = scrolls(true);
    document.documentElement.style.scrollPaddingTop = '116px';
    place('عروض', { top: 500, height: 44 });
    scrollToHash('#عروض');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 500 - 72, behavior: 'instant' });
  });

  it('takes focus along, for once where the target cannot hold it', () => {
    scrolls(false);
    const section = place('one', { top: 0 });
    scrollToHash('#one');
    expect(document.activeElement).toBe(section);
    section.blur();
    expect(section.hasAttribute('tabindex')).toBe(false);
    scrollToHash('#field');
    expect(document.activeElement?.id).toBe('field');
    expect(document.activeElement?.hasAttribute('tabindex')).toBe(false);
  });
});
