import { useState } from 'react';
import { showToast } from '../../controls/show-toast.ts';
import { useTexts } from '../../language/use-language.ts';
import { moveItem } from './move-item.ts';
import { orderingMessages } from './ordering-messages.ts';

interface OrderOptions<T> {
  items: readonly T[];
  nameOf(item: T): string;
  /** Saves the ids in their new order; falsy after an error. */
  save(ids: string[]): Promise<unknown>;
  isBusy: boolean;
}

/** A list of which each move is saved; a toast undoes it. */
export function useOrder<T extends { id: string }>({
  items,
  nameOf,
  save,
  isBusy,
}: OrderOptions<T>) {
  const t = useTexts(orderingMessages);
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const ids = items.map(({ id }) => id);
  const shown = pending
    ? pending.flatMap((id) => items.find((item) => item.id === id) ?? [])
    : items;
  const order = async (next: readonly string[]) => {
    setPending(next);
    const done = await save([...next]);
    setPending(null);
    return done;
  };
  const move = async (from: number, to: number) => {
    const moved = shown[from];
    if (isBusy || !moved) return;
    if (await order(moveItem(ids, from, to)))
      showToast(t('moved', { name: nameOf(moved) }), {
        action: { label: t('undo'), run: () => void order(ids) },
      });
  };
  return { shown, order, move };
}
