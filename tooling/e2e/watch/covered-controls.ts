import type { Page } from '@playwright/test';

/**
 * Controls of a page that do not receive a press at their centre, wherever the page is scrolled to,
 * and controls and texts that the floating actions cover at any scroll position.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = new Set<string>();
    const all =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
    const area = () => document.querySelector<HTMLElement>('.mk-floating-action-area');
    /** Resolves after the next frame; after a second in a browser that has stopped to paint. */
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 30)}`;
    const middle = ({ left, top, width, height }: DOMRect) =>
      [left + width / 2, top + height / 2] as const;

    const isPressable = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !area()?.contains(control) &&
      getComputedStyle(control).pointerEvents !== 'none' &&
      control.getBoundingClientRect().width > 1;
    const isOnScreen = ([x, y]: readonly [number, number]) =>
      x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const isHit = (control: Element, [x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      const labels = [...((control as HTMLInputElement).labels ?? [])];
      return control.contains(hit) || labels.some((label) => label.contains(hit));
    };
    // A link across two lines has nothing at the centre of both.
    const points = (control: Element) =>
      [...control.getClientRects()].map(middle).filter(isOnScreen);

    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      one.right > other.left &&
      one.top < other.bottom &&
      one.bottom > other.top;
    /** True if the element is painted at the centre of its overlap with the floating actions. */
    const isUnder = (element: Element, box: DOMRect, over: DOMRect) => {
      const x = (Math.max(box.left, over.left) + Math.min(box.right, over.right)) / 2;
      const y = (Math.max(box.top, over.top) + Math.min(box.bottom, over.bottom)) / 2;
      return document.elementsFromPoint(x, y).some((at) => at === element || element.contains(at));
    };
    const lookUnderArea = () => {
      const floating = area();
      if (!floating || 'away' in floating.dataset || !floating.checkVisibility()) return;
      const over = floating.getBoundingClientRect();
      for (const control of document.querySelectorAll(all)) {
        const box = control.getBoundingClientRect();
        if (overlaps(box, over) && isPressable(control) && isUnder(control, box, over)) {
          found.add(`${nameOf(control)} is under the floating actions`);
        }
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || floating.contains(parent) || !node.textContent?.trim()) continue;
        const near = parent.getBoundingClientRect();
        if (!overlaps(near, over) || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (overlaps(box, over) && isUnder(parent, box, over)) {
            found.add(`“${node.textContent.trim().slice(0, 30)}” is under the floating actions`);
          }
        }
      }
    };

    document.documentElement.dataset.whole = '';
    const pending = new Set(document.querySelectorAll(all));
    const step = Math.round(innerHeight * 0.8);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      lookUnderArea();
      for (const control of pending) {
        if (!isPressable(control) || points(control).some((at) => isHit(control, at))) {
          pending.delete(control);
        }
      }
    }
    // Scrolls elements of rows, columns and bars into view, as the keyboard does.
    for (const control of pending) {
      if (!isPressable(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      if (!points(control).some((at) => isHit(control, at))) {
        const [x = 0, y = 0] = points(control)[0] ?? [];
        const over = document.elementFromPoint(x, y);
        found.add(`${nameOf(control)} is under ${over ? nameOf(over) : 'nothing'}`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found].slice(0, 12);
  });
