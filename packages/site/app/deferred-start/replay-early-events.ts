import type { EarlyEvents } from './defer-start.ts';

type Changed = EarlyEvents['changed'] extends Map<infer F, infer L> ? [field: F, left: L] : never;

/**
 * React is about to take over; what is done meanwhile is noted still. Answers how to end that and do all
 * of it again once React has: first what was filled in, then what was pressed, followed and sent, each in
 * its order.
 */
export function replayEarlyEvents(): () => void {
  const events = globalThis.earlyEvents;
  if (!events) return () => {};
  events.appLoaded();
  return () => {
    events.stop();
    globalThis.earlyEvents = undefined;
    const { activeElement } = document;
    // What a part does once it has the focus, it has had since before React.
    if (activeElement !== document.body)
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, left] of events.changed) {
      forceHydrate(field);
      restoreField(field, left);
    }
    for (const { on, replay } of events.again) {
      forceHydrate(on);
      replay();
    }
  };
}

/**
 * React takes over a part that it left for later as soon as something is done to it, but takes what it
 * finds then for what was always there. A touch that is called off does nothing else.
 */
const forceHydrate = (element: Element) =>
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/** Brings a field to what the visitor left in it, so that React hears of it. */
function restoreField(...[field, { value, checked }]: Changed): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    // Files that were chosen stay in their field; no script may put them there.
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type)) {
    if (field.type === 'radio' && !checked) return;
    // React takes a tick for new only where it last saw another, and hears of it by the click.
    (field as HTMLInputElement).checked = !checked;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = '';
    setNativeValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Not by the setter that React puts on the element itself: it would take the value for known. */
function setNativeValue(field: Changed[0], value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
