import type { Locator } from '@playwright/test';

/**
 * What cannot be told apart in a part of the page with forced colours (`emulateMedia`): controls
 * without a focus ring, fields and buttons without a border, a current or selected item without an
 * underline or outline, icons with a colour of their own. Moves the focus through the part.
 */
export const forcedColourFaults = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) => {
      const text = element.getAttribute('aria-label') || element.textContent;
      const name = text?.trim().slice(0, 30) || element.getAttribute('name');
      return `${element.tagName.toLowerCase()} "${name}"`;
    };
    const isClear = (colour: string) => colour === 'transparent' || /^rgba.*, 0\)$/.test(colour);
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const isDrawn = (style: string, width: string, colour: string, ground: string) =>
      style !== 'none' && Number.parseFloat(width) > 0 && !isClear(colour) && colour !== ground;
    const hasOutline = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return isDrawn(outlineStyle, outlineWidth, outlineColor, groundOf(element.parentElement));
    };
    const hasBorder = (element: Element) => {
      const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } =
        getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      return isDrawn(borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor, ground);
    };
    /** The control, what is in it, and its field: what is around it and hardly higher. */
    const framesOf = (control: Element) => {
      const { height } = control.getBoundingClientRect();
      const frames: Element[] = [control, ...control.children];
      for (let up = control.parentElement; up; up = up.parentElement) {
        if (up.getBoundingClientRect().height > height + 32) break;
        frames.push(up);
      }
      return frames;
    };
    const all = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
    const faults: string[] = [];

    for (const control of all(
      'a[href], button, summary, input:not([type=hidden]), select, textarea',
    )) {
      if (control.matches(':disabled') || control.tabIndex < 0 || control.role === 'option')
        continue;
      // `focusVisible`: as if by keyboard.
      control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== control) continue;
      if (!framesOf(control).some(hasOutline)) faults.push(`no ring: ${nameOf(control)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();

    const bordered =
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea, [data-kind=primary], [data-kind=secondary]';
    for (const control of all(bordered)) {
      if (control.tabIndex < 0) continue;
      if (!framesOf(control).some(hasBorder)) faults.push(`no border: ${nameOf(control)}`);
    }

    const marked =
      '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-expanded=true]:not(input)';
    for (const item of all(marked)) {
      const underlined = getComputedStyle(item).textDecorationLine.includes('underline');
      if (!underlined && !hasOutline(item)) faults.push(`not marked: ${nameOf(item)}`);
    }

    for (const icon of all('svg')) {
      const { color } = getComputedStyle(icon);
      if (color === groundOf(icon))
        faults.push(`icon as its ground: ${nameOf(icon.parentElement ?? icon)}`);
      for (const shape of icon.querySelectorAll('path, circle, rect, line, polyline, use')) {
        const { fill, stroke } = getComputedStyle(shape);
        if (fill !== color && stroke !== color)
          faults.push(`icon with ${fill}, ${stroke}: ${nameOf(icon.parentElement ?? icon)}`);
      }
    }
    return faults;
  });
