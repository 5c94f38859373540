import { isPlainClick } from '@mawkib/core/browser';
import { menuBackAttribute, menuEntryAttribute, menuHostAttribute } from '../markup/index.js';
import { isCalm } from './is-calm.js';
import { followEntry, type MenuPanelSource } from './menu-panel-source.js';
import { sheetHistory } from './sheet-history.js';

/**
 * Levels of the sheet: a panel replaces the entries, and a button leads back to them. The sheet is a
 * `<details>`; it has an entry of the browser's history while it is open.
 */
export function openInSheet(header: HTMLElement, panels: MenuPanelSource): () => void {
  const host = header.querySelector<HTMLElement>(`[${menuHostAttribute}="sheet"]`);
  const sheet = host?.closest('details');
  const level = host?.parentElement?.querySelector<HTMLElement>('ul');
  if (!host || !sheet || !level) return () => {};
  const past = sheetHistory(() => {
    sheet.open = false;
  });
  let shown: HTMLElement | null = null;
  /** The pressed link, which is followed once the history entry is removed. */
  let passing: Element | null = null;

  const slide = (element: HTMLElement, from: 1 | -1) => {
    if (isCalm()) return;
    const isRtl = getComputedStyle(sheet).direction === 'rtl';
    const x = `${from * (isRtl ? -100 : 100)}%`;
    element.animate([{ transform: `translateX(${x})` }, { transform: 'none' }], {
      duration: 280,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
  };

  const enter = (entry: HTMLElement, panel: HTMLElement, isQuiet = false) => {
    shown = entry;
    host.replaceChildren(panel);
    panel.hidden = false;
    level.hidden = true;
    host.parentElement?.scrollTo(0, 0);
    if (isQuiet) return;
    slide(panel, 1);
    panel.querySelector<HTMLElement>(`[${menuBackAttribute}]`)?.focus();
  };
  const leave = (isQuiet = false) => {
    if (!shown) return;
    const entry = shown;
    shown = null;
    for (const panel of host.children) (panel as HTMLElement).hidden = true;
    level.hidden = false;
    if (isQuiet) return;
    slide(level, -1);
    entry.focus();
  };

  const entryOf = (panel: HTMLElement | undefined) => {
    const id = panel?.dataset.menuPanel;
    return id
      ? level.querySelector<HTMLElement>(`[${menuEntryAttribute}="${CSS.escape(id)}"]`)
      : null;
  };
  /** Opens the level with the link to the current page, unless the focus is in the entries already. */
  const showCurrent = async () => {
    await panels.get('');
    // An entry that is the current page itself decides.
    const own = level.querySelector<HTMLElement>('[aria-current]');
    const isOf = (panel: HTMLElement) =>
      own
        ? panel.dataset.menuPanel === own.dataset.menuEntry
        : panel.querySelector('[aria-current]') !== null;
    const panel = panels.loaded().find(isOf);
    const entry = entryOf(panel);
    const isInUse = shown !== null || level.contains(document.activeElement);
    if (panel && entry && sheet.open && !isInUse) enter(entry, panel, true);
  };

  const onToggle = () => {
    if (sheet.open) {
      past.enter();
      showCurrent();
    } else {
      leave(true);
      past.leave();
    }
  };
  const onClick = async (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !sheet.contains(event.target)) return;
    if (event.target.closest(`[${menuBackAttribute}]`)) return leave();
    const link = event.target.closest('a');
    if (!link || link === passing || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const id = link.getAttribute(menuEntryAttribute);
    if (id !== null) {
      const panel = await panels.get(id);
      if (!sheet.open) return;
      return panel ? enter(link, panel) : followEntry(link);
    }
    // Removes the sheet's entry first, so that "back" on the next page leads to this one.
    await past.leave();
    passing = link;
    link.click();
    passing = null;
  };

  sheet.addEventListener('toggle', onToggle);
  header.addEventListener('click', onClick, true);
  if (sheet.open) onToggle();
  // The history entry stays: the application may have gone on, and "back" would leave its new page.
  return () => {
    leave(true);
    past.stop();
    sheet.removeEventListener('toggle', onToggle);
    header.removeEventListener('click', onClick, true);
  };
}
