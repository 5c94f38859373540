import type { FeedCells } from '../feed-types.js';

const placeholder = /\{([^{}]+)\}/g;

/** Columns of a template: `{make} {model}`. */
export const columnsIn = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, column = '']) => column.trim());

/** Text of a template; '' if all of its columns are empty. */
export function fillTemplate(template: string, cells: FeedCells): string {
  let isEmpty = true;
  let hasPlaceholder = false;
  const text = template.replace(placeholder, (_, column: string) => {
    hasPlaceholder = true;
    const cell = cells[column.trim()] ?? '';
    if (cell.trim() !== '') isEmpty = false;
    return cell;
  });
  return hasPlaceholder && isEmpty ? '' : text;
}
