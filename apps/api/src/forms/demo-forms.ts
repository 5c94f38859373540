import type { Database } from '../db/database.js';
import { forms, formVersions, locations } from '../db/schema/forms.js';
import { formDefinition } from './form-definition.js';
import { formColumns } from './form-store.js';

/** Forms of the demo market, and a location for each of its retailers. */
export async function loadDemoForms(db: Database): Promise<void> {
  const { demoForms } = await import('../../demo/content/forms.js');
  const { demoDealers } = await import('../../demo/dealers/dealers.js');
  const definitions = demoForms.map((form) => formDefinition.parse(form));
  const changed_at = new Date();
  await db.insert(forms).values(definitions.map((each) => ({ id: each.id, ...formColumns(each) })));
  await db.insert(formVersions).values(
    definitions.map((definition) => ({
      form_id: definition.id,
      version: 1,
      definition,
      changed_at,
      changed_by: '',
    })),
  );
  await db.insert(locations).values(
    demoDealers.map(({ dealer_code, texts, email, phone }) => ({
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
