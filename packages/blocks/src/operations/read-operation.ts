import { isPlain, own } from '../model/plain.js';
import type { TreeOperation } from './tree-operation.js';

const strings: Record<TreeOperation['kind'], readonly string[]> = {
  insert_block: [],
  remove_block: ['block'],
  move_block: ['block'],
  set_field: ['block', 'field'],
  add_group: ['block'],
  remove_group: ['block', 'group'],
  move_group: ['block', 'group'],
};

/**
 * Decodes an operation from the network; null if it is malformed.
 * `apply` checks if it can be applied.
 */
export function readOperation(input: unknown): TreeOperation | null {
  if (!isPlain(input)) return null;
  const kind = own(input, 'kind');
  if (typeof kind !== 'string' || !Object.hasOwn(strings, kind)) return null;
  const needed = strings[kind as TreeOperation['kind']];
  if (!needed.every((key) => typeof own(input, key) === 'string')) return null;
  return isOptionalText(input, 'locale') && (kind !== 'set_field' || isOptionalText(input, 'group'))
    ? (input as unknown as TreeOperation)
    : null;
}

const isOptionalText = (input: Record<string, unknown>, key: string) =>
  ['string', 'undefined'].includes(typeof own(input, key));
