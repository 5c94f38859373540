import type { navEntryDraft, StaffNavEntry } from '@mawkib/api-clients/contracts/content';
import type * as z from 'zod';

/** The writable fields of an entry in the form. */
export type EntryDraft = z.output<typeof navEntryDraft>;
export type NavArea = EntryDraft['area'];

export const blankLink = () => ({ label: {}, url: '' });
export const blankColumn = () => ({ heading: {}, links: [blankLink()] });
export const blankCard = () => ({
  group: {},
  label: {},
  line: {},
  url: '',
  image_id: null,
  price: {},
  badge: {},
});
export const blankFeature = () => ({
  label: {},
  text: {},
  url: '',
  link_label: {},
  image_id: null,
});

export const blankEntry = (area: NavArea): EntryDraft => ({
  label: {},
  url: '',
  area,
  image_id: null,
  children: [],
  icon: null,
  dc_strategy: null,
  columns: [],
  cards: [],
  feature: null,
});

export const draftOf = ({
  label,
  url,
  area,
  image_id,
  children,
  icon,
  dc_strategy,
  columns,
  cards,
  feature,
}: StaffNavEntry): EntryDraft => ({
  label,
  url,
  area,
  image_id,
  children: children.map(({ id, label, url }) => ({ id, label, url })),
  icon,
  dc_strategy: dc_strategy && { key: dc_strategy.key, value: dc_strategy.value },
  columns,
  cards,
  feature,
});

/** The value at a path such as `columns.0.links.1.url`. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], root);
}

/** A copy with the value at the path replaced. */
export function withValueAt<T>(root: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length
    ? withValueAt((root as Record<string, unknown>)[key], rest.join('.'), value)
    : value;
  return (
    Array.isArray(root)
      ? root.map((one, at) => (String(at) === key ? inner : one))
      : { ...root, [key]: inner }
  ) as T;
}

/** Links of an entry in the menu: those of its panel, or its children without one. */
export function linkCount({
  columns,
  cards,
  feature,
  children,
}: EntryDraft | StaffNavEntry): number {
  const inPanel =
    columns.reduce((sum, { links }) => sum + links.length, 0) + cards.length + (feature ? 1 : 0);
  return inPanel || children.length;
}
