import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { applyAll, readOperation, type TreeOperation } from '@mawkib/blocks/operations';
import type { AppContext } from '../../../app-context.js';
import type { Author } from '../../../audit/author.js';
import { lockPage } from '../lock-page.js';
import { pageErrors } from '../page-errors.js';
import { pastedLink } from '../paths/pasted-link.js';
import { draftTree, type PageRow } from '../staff-page.js';
import { type SanitiseOptions, sanitiseOperation } from './sanitise-operation.js';
import { storeDraft } from './store-draft.js';

export interface Save {
  id: string;
  /** The version that the operations are based on. */
  version: number;
  operations: readonly unknown[];
}

/**
 * Applies operations to a draft: all or none, and only on the version they are based on. The change
 * is recorded under the number of the new version. HTML in texts is sanitised, and links are
 * normalised, first.
 */
export function savePageChanges(
  { db, catalogue, config }: Pick<AppContext, 'db' | 'catalogue' | 'config'>,
  save: Save,
  author: Author,
) {
  const operations = save.operations.map(asOperation);
  return db.transaction(async (tx): Promise<PageRow> => {
    const page = await lockPage(tx, save.id, save.version);
    const before = draftTree(page.blocks, catalogue);
    const sanitised = sanitisedAll(before, operations, {
      definitionOf: catalogue.definitionOf,
      linkOf: (url) => pastedLink(url, config.origin),
    });
    const blocks = appliedTo(before, sanitised, catalogue);
    return storeDraft(tx, page, { operations: sanitised, draft: { blocks } }, author);
  });
}

/**
 * The tree after the operations. Throws an error that names the operation that cannot be applied.
 */
export function appliedTo(
  blocks: readonly StoredBlock[],
  operations: readonly TreeOperation[],
  { definitionOf }: Catalogue,
): StoredBlock[] {
  const applied = applyAll(blocks, operations, definitionOf);
  if (!applied.ok) throw pageErrors.invalidOperation(applied.at, applied.failure);
  return [...applied.tree];
}

/** The block of a field is found in the tree or among blocks inserted by earlier operations. */
function sanitisedAll(
  blocks: readonly StoredBlock[],
  operations: readonly TreeOperation[],
  options: Omit<SanitiseOptions, 'templateOf'>,
): TreeOperation[] {
  const templates = new Map(blocks.map(({ id, template }) => [id, template]));
  return operations.map((operation) => {
    if (operation.kind === 'insert_block') {
      templates.set(operation.block?.id, operation.block?.template);
    }
    return sanitiseOperation(operation, {
      ...options,
      templateOf: (block) => templates.get(block),
    });
  });
}

function asOperation(input: unknown, at: number): TreeOperation {
  const operation = readOperation(input);
  if (operation) return operation;
  const message = { ar: 'صيغة التعديل غير صالحة.', en: 'The format of the change is not valid.' };
  throw pageErrors.invalidOperation(at, { kind: 'malformed', message });
}
