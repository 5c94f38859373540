type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did before React could hear of it. */
export interface EarlyEvents {
  /** What was pressed, followed and sent, one by one, and how to do it again. */
  again: { on: Element; replay: () => void }[];
  /** Fields that were filled in, chosen or ticked, as the visitor left them. */
  changed: Map<Field, { value: string; checked: boolean }>;
  /** The application has come: nothing goes its way without it any more. */
  appLoaded(): void;
  /** Notes no more. */
  stop(): void;
}

/** What the markup calls what it shares with the page: text in a page can import nothing. */
export interface MarkupNames {
  arriving: string;
  whole: string;
  /** `type` of the script that waits. */
  held: string;
}

declare global {
  var earlyEvents: EarlyEvents | undefined;
}

/**
 * Asks for the application once the visitor moves, presses or types, else when the page has been painted
 * and the browser is idle; until then it costs neither line nor processor. What needs the application
 * waits for it; links and forms do so for a second, then work as they do without a script.
 *
 * Until then, too, `data-arriving` on the root keeps pictures back that nobody sees yet.
 *
 * Stands as text at the start of the document's body, and so knows nothing outside of itself.
 *
 * @param modules addresses of the code, all fetched at once before it runs
 * @param names of `@mawkib/ui/markup`
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

  // Who comes to a place on the page needs the heights of all that is before it.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || (arrival && arrival.type !== 'navigate')) root.setAttribute(names.whole, '');
  root.setAttribute(names.arriving, '');

  /** Chrome reports a pointer that lies still when the page appears beneath it: that is no visitor's sign. */
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
    // A lost connection is tried again at the next sign of the visitor.
    script.onerror = () => {
      started = false;
    };
    document.head.append(script);
    script.remove();
  }

  let fallbackTimer: ReturnType<typeof setTimeout> | undefined;
  let isHere = false;
  function appLoaded() {
    isHere = true;
    clearTimeout(fallbackTimer);
  }
  function stop() {
    appLoaded();
    for (const name in listeners) removeEventListener(name, listeners[name] as () => void, true);
  }
  /** React may hear already, and must not hear of it twice. */
  function record(event: Event, on: Element, replay: () => void) {
    event.stopImmediatePropagation();
    events.again.push({ on, replay });
    start();
  }
  function recordAndPrevent(event: Event, on: Element, replay: () => void) {
    event.preventDefault();
    record(event, on, replay);
    if (isHere) return;
    fallbackTimer ??= setTimeout(() => {
      stop();
      for (const { replay } of events.again.splice(0)) replay();
    }, 1000);
  }

  function onPress(event: Event) {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const button = target.closest<HTMLElement>(reactControls);
    if (link) {
      if (isInternalNavigation(link, event as MouseEvent)) recordAndPrevent(event, link, () => link.click());
    } else if (button) record(event, button, () => button.click());
  }
  /** A way out of what opened by itself. */
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
  /** To another page of the site, in this window. */
  function isInternalNavigation(link: HTMLAnchorElement, press: MouseEvent) {
    const isPlain =
      press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
    const isHere = link.pathname + link.search === location.pathname + location.search;
    return (
      isPlain &&
      link.origin === location.origin &&
      !(isHere && link.hash) &&
      !link.hasAttribute('download') &&
      (link.target === '' || link.target === '_self')
    );
  }

  // What the visitor looks at is painted first: two frames after the last of it has come.
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
