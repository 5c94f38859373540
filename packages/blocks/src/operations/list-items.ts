/** A copy with the item inserted. */
export const insertItem = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

/** A copy without the item at an index. */
export const removeItem = <T>(list: readonly T[], index: number): T[] => [
  ...list.slice(0, index),
  ...list.slice(index + 1),
];

/** A copy with the item at `to`, an index after its removal. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from] as T;
  return insertItem(removeItem(list, from), to, item);
}

export const replaced = <T>(list: readonly T[], index: number, item: T): T[] => {
  const copy = [...list];
  copy[index] = item;
  return copy;
};

export const isIndex = (index: unknown, length: number): index is number =>
  Number.isInteger(index) && (index as number) >= 0 && (index as number) <= length;

export const indexOfId = (list: readonly { id: string }[], id: unknown): number =>
  list.findIndex((item) => item.id === id);
