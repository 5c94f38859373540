import type { CollectionItem } from '@mawkib/api-clients/contracts/content';

export interface ItemGroup {
  /** Blank: items without a group. */
  name: string;
  items: CollectionItem[];
}

/** Items by their group, groups in the order of their first item. */
export function groupedItems(items: readonly CollectionItem[]): ItemGroup[] {
  const groups = new Map<string, CollectionItem[]>();
  for (const item of items) {
    const name = item.group?.trim() ?? '';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, members]) => ({ name, items: members }));
}
