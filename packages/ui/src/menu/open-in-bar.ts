import { isPlainClick } from '@mawkib/core/browser';
import { menuEntryAttribute, menuHostAttribute, menuPanelAttribute } from '../markup/index.js';
import { hoverIntent } from './hover-intent.js';
import { isCalm } from './is-calm.js';
import { lockScroll } from './lock-scroll.js';
import { followEntry, type MenuPanelSource } from './menu-panel-source.js';

const entries = `[${menuEntryAttribute}]`;
const inBar = (header: HTMLElement, target: EventTarget | null): HTMLElement | null => {
  const entry = target instanceof Element ? target.closest<HTMLElement>(entries) : null;
  return entry && header.contains(entry) && hostOf(entry) ? entry : null;
};
const hostOf = (entry: HTMLElement) =>
  entry.parentElement?.querySelector<HTMLElement>(`:scope > [${menuHostAttribute}="bar"]`) ?? null;

/**
 * Opens panels below their entries of the bar, one at a time: by a press, or by a mouse that rests
 * on the entry. Escape and focus outside close it.
 */
export function openInBar(
  header: HTMLElement,
  panels: MenuPanelSource,
): { close: () => void; stop: () => void } {
  let open: { entry: HTMLElement; host: HTMLElement; isByHover: boolean } | null = null;
  let wanted: HTMLElement | null = null;
  let unlock = () => {};

  const close = (returnsFocus = false) => {
    wanted = null;
    if (!open) return;
    const { entry, host } = open;
    open = null;
    for (const panel of host.children) (panel as HTMLElement).hidden = true;
    host.removeAttribute('data-open');
    entry.setAttribute('aria-expanded', 'false');
    unlock();
    unlock = () => {};
    if (returnsFocus) entry.focus();
  };

  const show = async (entry: HTMLElement, isByHover: boolean) => {
    if (open?.entry === entry) {
      // A press on a panel that the pointer has just opened keeps it open.
      open.isByHover &&= isByHover;
      return;
    }
    wanted = entry;
    const panel = await panels.get(entry.getAttribute(menuEntryAttribute) ?? '');
    const host = hostOf(entry);
    if (wanted !== entry || !host) return;
    if (!panel) {
      if (!isByHover) followEntry(entry);
      return;
    }
    const isFirst = !open;
    close();
    header.style.setProperty('--menu-start', `${header.getBoundingClientRect().bottom}px`);
    if (panel.parentElement !== host) host.replaceChildren(panel);
    panel.hidden = false;
    host.setAttribute('data-open', '');
    entry.setAttribute('aria-expanded', 'true');
    unlock = lockScroll();
    open = { entry, host, isByHover };
    if (isFirst && !isCalm()) {
      panel.animate(
        [
          { opacity: 0, transform: 'translateY(-8px)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 200, easing: 'ease-out' },
      );
    }
  };

  const intent = hoverIntent({
    isOpen: () => open !== null,
    open: (entry) => show(entry, true),
    close: () => {
      if (!open || open.isByHover) close();
    },
  });

  const onClick = (event: MouseEvent) => {
    const entry = inBar(header, event.target);
    if (!entry || !isPlainClick(event)) return;
    event.preventDefault();
    intent.stop();
    if (open?.entry === entry && !open.isByHover) close();
    else show(entry, false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (open || wanted)) {
      const hadFocus = open?.entry.parentElement?.contains(document.activeElement);
      close(hadFocus || open?.isByHover === false);
    }
    const entry = event.key === ' ' ? inBar(header, event.target) : null;
    if (entry) {
      event.preventDefault();
      entry.click();
    }
  };
  const onPointer = (event: PointerEvent) => {
    const target = event.target as Element;
    const isPanel = target.closest(`[${menuPanelAttribute}]`) !== null;
    const entry = inBar(header, target);
    if (isPanel || entry || target.closest('nav')) intent.over(event, entry);
    else onLeave();
  };
  const onLeave = () => {
    if (open || wanted) intent.left();
    else intent.stop();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !open.entry.parentElement?.contains(relatedTarget))
      close();
  };
  const onPress = ({ target }: Event) => {
    if (!open || !(target instanceof Element)) return;
    const isInside =
      target.closest(`[${menuPanelAttribute}]`) !== null || inBar(header, target) !== null;
    if (!isInside) close();
  };
  /** Links of the panel lead away; the page may stay in this document. */
  const onFollow = (event: Event) => {
    const target = event.target as Element;
    if (target.closest(`[${menuPanelAttribute}]`) && target.closest('a')) close();
  };

  /** A narrow window has no bar. */
  const onResize = () => {
    if (open && !open.entry.checkVisibility()) close();
  };

  addEventListener('resize', onResize);
  header.addEventListener('click', onClick, true);
  header.addEventListener('click', onFollow);
  header.addEventListener('pointermove', onPointer);
  header.addEventListener('pointerleave', onLeave);
  header.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  const stop = () => {
    intent.stop();
    close();
    removeEventListener('resize', onResize);
    header.removeEventListener('click', onClick, true);
    header.removeEventListener('click', onFollow);
    header.removeEventListener('pointermove', onPointer);
    header.removeEventListener('pointerleave', onLeave);
    header.removeEventListener('focusout', onFocusOut);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  };
  return { close: () => close(), stop };
}
