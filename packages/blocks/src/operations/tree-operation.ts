import type { Locale } from '@mawkib/core/locale';
import type { Bilingual } from '../model/definition/bilingual.js';
import type { Issue } from '../model/definition/issue.js';
import type { StoredBlock, StoredGroup } from '../model/definition/public-values.js';

/** The blocks of a page, in order. */
export type Tree = readonly StoredBlock[];

interface InBlock {
  block: string;
}

/**
 * A change of a page. Plain data that can be sent, stored and replayed. Without a `value` the field
 * (or its text in `locale`) is removed, so that the default applies.
 */
export type TreeOperation =
  | { kind: 'insert_block'; index: number; block: StoredBlock }
  | ({ kind: 'remove_block' } & InBlock)
  | ({ kind: 'move_block'; to: number } & InBlock)
  | ({
      kind: 'set_field';
      group?: string;
      field: string;
      locale?: Locale;
      value?: unknown;
    } & InBlock)
  | ({ kind: 'add_group'; index: number; group: StoredGroup } & InBlock)
  | ({ kind: 'remove_group'; group: string } & InBlock)
  | ({ kind: 'move_group'; group: string; to: number } & InBlock);

export type OperationOf<K extends TreeOperation['kind']> = Extract<TreeOperation, { kind: K }>;

export type FailureKind =
  | 'malformed'
  | 'unknown_template'
  | 'unknown_block'
  | 'unknown_group'
  | 'unknown_field'
  | 'duplicate_id'
  | 'bad_index'
  | 'limit'
  | 'invalid_value';

/** Reason why an operation cannot be applied. */
export interface OperationFailure {
  kind: FailureKind;
  message: Bilingual;
  /** Problems of the value, by field. */
  issues?: Issue[];
}

export type Applied =
  | { ok: true; tree: Tree; inverse: TreeOperation }
  | { ok: false; failure: OperationFailure };
