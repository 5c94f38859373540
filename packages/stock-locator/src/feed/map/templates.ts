import type { FeedCells } from '../types.js';

const place = /\{([^{}]+)\}/g;

/** Columns that a template names: `{make} {model}`. */
export const columnsIn = (template: string): string[] =>
  [...template.matchAll(place)].map(([, column = '']) => column.trim());

/** The text of a template; '' where none of its columns has anything. */
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
