type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Events of a visitor before hydration. */
export interface EarlyEvents {
  /**
   * Presses, links and submits in their order, with a function that repeats each. `asks`: a link out
   * of a site that asks before.
   */
  again: { on: Element; replay: () => void; asks?: boolean }[];
  /** Changed fields with the visitor's values. */
  changed: Map<Field, { value: string; checked: boolean }>;
  /** The application has loaded: native navigation is no longer the fallback. */
  appLoaded(): void;
  /** Stops recording. */
  stop(): void;
}

/** Names shared with the markup. The function is inlined as text and cannot import them. */
export interface MarkupNames {
  arriving: string;
  whole: string;
  moved: string;
  /** On the root: links that leave the site ask first. */
  exit: string;
  /** `type` of the deferred script. */
  held: string;
}

declare global {
  var earlyEvents: EarlyEvents | undefined;
}

/**
 * Loads the application at the first pointer, key or touch event, else once the page has been
 * painted and the browser is idle. Until then it uses neither network nor CPU. Buttons that need
 * the application wait for it; links and forms wait one second, then work as they do without a
 * script. A link out of a site that asks first waits ten seconds, for the question; another link
 * that is pressed meanwhile replaces it.
 *
 * Until then `data-arriving` on the root also keeps images back that are not visible yet.
 *
 * Inlined as text at the start of the body, so it must not reference anything outside itself.
 *
 * @param modules URLs of the code, all fetched before it runs
 * @param names names of `@mawkib/ui/markup`
 */
export function deferStart(modules: readonly string[], names: MarkupNames): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const root = document.documentElement;
  const startEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'];
  const reactControls = 'button[type="button"]:not([popovertarget]),[role="tab"],[role="option"]';
  const listeners: Record<string, (event: Event) => void> = {
    click: onPress,
    submit: onSubmit,
    input: onChange,
    change: onChange,
  };
  for (const sign of startEvents) listeners[sign] = start;
  listeners.keydown = onEscape;
  listeners.pointermove = onPointerMove;
  const events: EarlyEvents = { again: [], changed: new Map(), appLoaded, stop };
  globalThis.earlyEvents = events;
  for (const name in listeners) addEventListener(name, listeners[name] as () => void, true);

  // A hash, a reload or a way back needs the real heights of the content above.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || (arrival && arrival.type !== 'navigate')) root.setAttribute(names.whole, '');
  root.setAttribute(names.arriving, '');

  // Stays for the life of the document.
  addEventListener('scroll', onScroll, { passive: true });
  function onScroll() {
    root.toggleAttribute(names.moved, scrollY > 8);
  }

  /** Chrome reports a pointer that rests where the page appears; only real movement counts. */
  function onPointerMove(event: Event) {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX !== 0 || movementY !== 0) start();
  }

  let started = false;
  function start() {
    root.removeAttribute(names.arriving);
    if (started) return;
    const held = document.querySelector(`script[type="${names.held}"]`);
    if (!held) {
      addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = held.textContent;
    // After a lost connection the next event tries again.
    script.onerror = () => {
      started = false;
      release(true);
    };
    document.head.append(script);
    script.remove();
  }

  let fallbackTimer: ReturnType<typeof setTimeout> | undefined;
  let exitTimer: ReturnType<typeof setTimeout> | undefined;
  let isHere = false;
  function appLoaded() {
    isHere = true;
    clearTimeout(fallbackTimer);
    clearTimeout(exitTimer);
  }
  function stop() {
    appLoaded();
    for (const name in listeners) removeEventListener(name, listeners[name] as () => void, true);
  }
  /** Stops the event: React may already be listening and must not see it twice. */
  function record(event: Event, on: Element, replay: () => void, asks = false) {
    event.stopImmediatePropagation();
    events.again.push({ on, replay, asks });
    start();
  }
  function recordAndPrevent(event: Event, on: Element, replay: () => void, asks = false) {
    event.preventDefault();
    record(event, on, replay, asks);
    if (isHere) return;
    if (asks) exitTimer ??= setTimeout(release, 10_000, true);
    else fallbackTimer ??= setTimeout(release, 1000, false);
  }
  /** Native navigation for what waits, if anything does. */
  function release(isLeaving: boolean) {
    if (!fallbackTimer && !exitTimer) return;
    stop();
    for (const { asks, replay } of events.again.splice(0)) if (isLeaving || !asks) replay();
  }

  function onPress(event: Event) {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const button = target.closest<HTMLElement>(reactControls);
    if (link) {
      if (needsApplication(link, event as MouseEvent))
        recordAndPrevent(event, link, () => link.click(), leaves(link));
    } else if (button) record(event, button, () => button.click());
  }
  /** Escape closes overlays that opened by themselves. */
  function onEscape(event: Event) {
    const { key } = event as KeyboardEvent;
    const target = event.target as Element;
    start();
    if (key === 'Escape')
      record(event, target, () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
  }
  function onSubmit(event: Event) {
    const form = event.target as HTMLFormElement;
    const { submitter } = event as SubmitEvent;
    recordAndPrevent(event, form, () => form.requestSubmit(submitter));
  }
  function onChange(event: Event) {
    const field = event.target as Field;
    events.changed.set(field, { value: field.value, checked: 'checked' in field && field.checked });
  }
  function leaves(link: HTMLAnchorElement) {
    const isForeign = link.origin !== location.origin && /^https?:$/.test(link.protocol);
    return isForeign && root.hasAttribute(names.exit);
  }
  /**
   * True for a plain press of a link that the application follows itself: to another page of the
   * site in the same window, to a hosted video, and out of a site that asks first.
   */
  function needsApplication(link: HTMLAnchorElement, press: MouseEvent) {
    const isPlain =
      press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
    if (!isPlain || link.hasAttribute('download')) return false;
    const isSameWindow = link.target === '' || link.target === '_self';
    if (link.origin !== location.origin) {
      const isVideo = isSameWindow && /(^|\.)youtu(\.be|be(-nocookie)?\.com)$/.test(link.hostname);
      return isVideo || leaves(link);
    }
    const isHere = link.pathname + link.search === location.pathname + location.search;
    return isSameWindow && !(isHere && link.hash);
  }

  // Two frames after `load`, so that the visible part is painted first.
  const painted = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(fetchAhead)));
  addEventListener('load', painted, { once: true });
  const ahead = [...modules];
  function fetchAhead(idle?: IdleDeadline) {
    root.removeAttribute(names.arriving);
    if (started) return;
    for (let href = ahead.shift(); href; href = isTime(idle) ? ahead.shift() : '') {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, nonce, fetchPriority: 'low' });
      document.head.append(link);
    }
    whenIdle(ahead.length > 0 ? fetchAhead : start);
  }
  function isTime(idle?: IdleDeadline) {
    return !idle || idle.timeRemaining() > 5;
  }
  function whenIdle(work: () => void) {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  }
}
