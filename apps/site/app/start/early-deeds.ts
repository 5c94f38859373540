import './wait-for-visitor.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Ends the noting of what the visitor does, right before React takes over. Answers how to do all of it
 * again once React has: first what was filled in, then what was pressed, followed and sent, each in its order.
 */
export function takeOver(): () => void {
  const deeds = globalThis.earlyDeeds;
  if (!deeds) return () => {};
  deeds.end();
  globalThis.earlyDeeds = undefined;
  const changes = [...deeds.changed].map((field) => changeOf(field as Field));
  return () => {
    for (const changeAgain of changes) changeAgain();
    for (const again of deeds.again) again();
  };
}

/** How to bring a field to what it is now, so that React hears of it. */
function changeOf(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    // React takes a tick for new only where it last saw another, and hears of it by the click.
    return () => {
      if (field.type === 'radio' && !checked) return;
      field.checked = !checked;
      field.click();
    };
  }
  return () => {
    field.value = '';
    setPastReact(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Not by the setter that React puts on the element itself: it would take the value for known. */
function setPastReact(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
