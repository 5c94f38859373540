import { formDraft } from '@mawkib/api-clients/contracts/forms';
import * as z from 'zod';
import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { forms, formVersions, locations } from '../../db/schema/forms.js';
import { formColumns } from './stored-forms.js';

const formDefinition = formDraft.extend({ id: z.string().min(1).max(64) });

/** Inserts a market's first forms, and a location for each of its retailers. */
export async function seedForms(
  db: Database,
  { forms: given = [], dealers = [] }: MarketContent,
): Promise<void> {
  const definitions = given.map((form) => formDefinition.parse(form));
  const changed_at = new Date();
  await insertRows(
    db,
    forms,
    definitions.map((each) => ({ id: each.id, ...formColumns(each) })),
  );
  await insertRows(
    db,
    formVersions,
    definitions.map((definition) => ({
      form_id: definition.id,
      version: 1,
      definition,
      changed_at,
      changed_by: '',
    })),
  );
  await insertRows(
    db,
    locations,
    dealers.map(({ dealer_code, texts, email, phone }) => ({
      id: dealer_code,
      attributes: {
        name: texts.ar.name,
        city: texts.ar.city,
        address: texts.ar.address,
        email,
        phone,
        external_id: dealer_code,
      },
      created_at: changed_at,
    })),
  );
}
