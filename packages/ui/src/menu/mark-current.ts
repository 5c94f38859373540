/**
 * Marks the links to the current page, and the entries with panels that contain them, unless an entry is
 * the current page itself.
 */
export function markCurrent(
  panels: readonly HTMLElement[],
  entries: readonly HTMLElement[],
  isEntry: boolean,
): void {
  const current = new Set<string | undefined>();
  for (const panel of panels) {
    for (const link of panel.querySelectorAll('a')) {
      const isCurrent =
        link.pathname === location.pathname && link.search === location.search && link.hash === '';
      if (isCurrent) {
        link.setAttribute('aria-current', 'page');
        current.add(panel.dataset.menuPanel);
      } else link.removeAttribute('aria-current');
    }
  }
  for (const entry of entries) {
    entry.toggleAttribute('data-current', !isEntry && current.has(entry.dataset.menuEntry));
  }
}
