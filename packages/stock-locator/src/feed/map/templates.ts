import type { FeedCells } from '../feed-types.js';

const place = /\{([^{}]+)\}/g;

/** Columns of a template: `{make} {model}`. */
export const columnsIn = (template: string): string[] =>
  [...template.matchAll(place)].map(([, column = '']) => column.trim());

/** Text of a template; '' if all of its columns are empty. */
export function fillTemplate(template: string, cells: FeedCells): string {
  let isEmpty = true;
  let hasPlace = false;
  const text = template.replace(place, (_, column: string) => {
    hasPlace = true;
    const cell = cells[column.trim()] ?? '';
    if (cell.trim() !== '') isEmpty = false;
    return cell;
  });
  return hasPlace && isEmpty ? '' : text;
}
