/** A copy with one item at another index. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from] as T, ...rest.slice(to)];
}
