import type { StoredBlock, StoredGroup } from '../definition/public-values.js';
import { isPlain, own, type Plain, safeCopy } from '../plain.js';

/**
 * Decodes a stored block from any value. Null without an id or template; invalid parts are dropped
 * and
 * `damaged` is set.
 */
export function readBlock(input: unknown): { block: StoredBlock; damaged: boolean } | null {
  if (!isPlain(input)) return null;
  const id = own(input, 'id');
  const template = own(input, 'template');
  if (!isId(id) || !isId(template)) return null;
  const version = own(input, 'version');
  const fields = own(input, 'fields');
  const groups = own(input, 'groups');
  const read = Array.isArray(groups) ? groups.map(readGroup) : [];
  const whole = read.filter((group) => group !== null);
  return {
    block: {
      id,
      template,
      version: isVersion(version) ? version : 1,
      fields: isPlain(fields) ? safeCopy(fields) : {},
      groups: whole,
    },
    damaged:
      !isVersion(version) ||
      !isPlain(fields) ||
      !Array.isArray(groups) ||
      whole.length < read.length,
  };
}

export function readGroup(input: unknown): StoredGroup | null {
  if (!isPlain(input)) return null;
  const id = own(input, 'id');
  const fields = own(input, 'fields');
  return isId(id) && isPlain(fields) ? { id, fields: safeCopy(fields as Plain) } : null;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 64;

const isVersion = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1;
