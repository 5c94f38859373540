import { type RefObject, useEffect } from 'react';
import { usePage, usePageStore } from '../store/page-store-context.ts';

const controls = 'input, textarea, select, button, [contenteditable="true"]';
const isEmpty = (control: Element) => (control as Partial<HTMLInputElement>).value === '';

/**
 * Moves the focus to the field that was asked for (`showField`), if it is in `root`, the fields of a
 * block or item. Of its controls, to the first that is empty. Waits until a dialog that closes has
 * given its focus back.
 */
export function useWantedField(
  root: RefObject<HTMLElement | null>,
  { block, group }: { block: string; group?: string | undefined },
): void {
  const store = usePageStore();
  const wanted = usePage((state) => state.wantedField);
  const field = wanted?.block === block && wanted.group === group ? wanted.field : undefined;
  useEffect(() => {
    if (!field) return;
    const frame = requestAnimationFrame(() => {
      const place = root.current?.querySelector(`[data-field="${CSS.escape(field)}"]`);
      store.getState().fieldShown();
      if (!place) return;
      const folded = place.closest('details');
      if (folded) folded.open = true;
      const found = [...place.querySelectorAll<HTMLElement>(controls)];
      const control = found.find(isEmpty) ?? found[0];
      control?.scrollIntoView({ block: 'center' });
      control?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [root, store, field]);
}
