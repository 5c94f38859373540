import type { Page } from '@playwright/test';

/**
 * Losses of a page with larger text: horizontal scrolling, and texts that their boxes or the window
 * cut off. Rows made to scroll (`overflow-x: auto`), texts for screen readers and ellipses are
 * fine.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth } = document.documentElement;
    const wide = document.documentElement.scrollWidth - clientWidth;
    if (wide > 0) found.push(`the page scrolls ${wide} px sideways`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
        continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lost = boxes.length > 0 && cutBy(parent, boxes);
      if (lost) found.push(`“${node.textContent.trim().slice(0, 40)}” is cut by ${lost}`);
    }
    return [...new Set(found)].slice(0, 12);

    function cutBy(parent: Element, boxes: DOMRect[]): string | false {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow, position } = getComputedStyle(at);
        const room = at.getBoundingClientRect();
        if (clipPath !== 'none' || room.width <= 1 || textOverflow === 'ellipsis') return false;
        const name = `${at.tagName.toLowerCase()}.${at.className}`;
        const isOut = boxes.some(
          ({ left, right }) => left < room.left - 2 || right > room.right + 2,
        );
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX !== 'visible' && isOut) return `${name} at its sides`;
        // Half of a line's leading contains no letter.
        const isBelow = boxes.some(
          ({ top, bottom, height }) =>
            top + height / 3 < room.top || bottom - height / 3 > room.bottom,
        );
        if (overflowY !== 'visible' && overflowY !== 'auto' && isBelow)
          return `${name} in its height`;
        if (position === 'fixed') break;
      }
      const isOff = boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1);
      return isOff && 'the window';
    }
  });
