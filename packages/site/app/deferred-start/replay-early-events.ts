import type { EarlyEvents } from './defer-start.ts';

type Changed = EarlyEvents['changed'] extends Map<infer F, infer L> ? [field: F, left: L] : never;

/**
 * Call before hydration; events are still recorded meanwhile. Returns a function that stops
 * recording and replays everything once React has hydrated: first changed fields, then presses,
 * links and submits, in their order.
 */
export function replayEarlyEvents(): () => void {
  const events = globalThis.earlyEvents;
  if (!events) return () => {};
  events.appLoaded();
  return () => {
    events.stop();
    globalThis.earlyEvents = undefined;
    const { activeElement } = document;
    // Components that react to focus have missed it.
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
 * Makes React hydrate a boundary that it has deferred. React hydrates on the first discrete event
 * and takes the current DOM as initial; a `touchcancel` has no other effect.
 */
const forceHydrate = (element: Element) =>
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/** Sets a field to the visitor's value in a way that React notices. */
function restoreField(...[field, { value, checked }]: Changed): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    // The browser keeps selected files; scripts cannot set them.
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type)) {
    if (field.type === 'radio' && !checked) return;
    // React only notices a change from the value it last saw, by a click.
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

/**
 * Uses the native setter: React's own setter on the element would record the value as already
 * handled.
 */
function setNativeValue(field: Changed[0], value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
