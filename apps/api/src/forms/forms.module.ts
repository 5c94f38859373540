import { listLeads } from '@mawkib/api-clients/contracts';
import type { Database } from '../db/database.js';
import { forms as formTable, formVersions } from '../db/schema/index.js';
import { implement } from '../frame/implement.js';
import type { ModuleFactory } from '../frame/module.js';
import { formDefinition } from './form-definition.js';
import { findForm, formColumns } from './form-store.js';
import { staffForms } from './handlers/staff-forms.js';
import { visitorForms } from './handlers/visitor-forms.js';
import { visitorLeads } from './handlers/visitor-leads.js';
import { listLeadsOf } from './list-leads.js';

/** Forms and the leads that visitors send with them. */
export const forms: ModuleFactory = ({ config }) => ({
  name: 'forms',
  handlers: [
    ...visitorForms,
    ...visitorLeads(config),
    ...staffForms,
    implement(listLeads, async ({ params, query }, { db }) => {
      await findForm(db, params.id);
      return listLeadsOf(db, params.id, query);
    }),
  ],
  demo: loadDemoForms,
});

async function loadDemoForms(db: Database): Promise<void> {
  const { demoForms } = await import('../../demo/content/forms.js');
  const definitions = demoForms.map((form) => formDefinition.parse(form));
  await db
    .insert(formTable)
    .values(definitions.map((each) => ({ id: each.id, ...formColumns(each) })));
  await db.insert(formVersions).values(
    definitions.map((definition) => ({
      form_id: definition.id,
      version: 1,
      definition,
      changed_at: new Date(),
      changed_by: '',
    })),
  );
}
