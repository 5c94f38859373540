import { createLead, getForm, getFormThankYou, listLeads } from '@mawkib/api-clients/contracts';
import { validateAnswers } from '@mawkib/forms/engine';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { forms as formTable } from '../db/schema/index.js';
import { implement } from '../frame/implement.js';
import type { ModuleFactory } from '../frame/module.js';
import { type FormDefinition, formDefinition } from './form-definition.js';
import { formRefusals } from './form-refusals.js';
import { listLeadsOf } from './list-leads.js';
import { publicForm, thankYou } from './public-form.js';
import { storeLead } from './store-lead.js';

/** Forms and the leads that visitors send with them. */
export const forms: ModuleFactory = ({ config }) => ({
  name: 'forms',
  handlers: [
    implement(getForm, async ({ params, query }, { db }) => ({
      data: publicForm(await findForm(db, params.id), query.locale),
    })),
    implement(getFormThankYou, async ({ params, query }, { db }) => ({
      data: thankYou(await findForm(db, params.id), query.locale),
    })),
    implement(
      createLead,
      async ({ params, body }, context) => {
        const { locale, idempotency_key } = body;
        const form = publicForm(await findForm(context.db, params.id), locale);
        const checked = validateAnswers(form, body.data, locale);
        if (!checked.ok) throw formRefusals.invalidLead(checked.errors, locale);
        const lead = { form_id: params.id, locale, data: checked.answers, idempotency_key };
        const { id, created_at } = await storeLead(context, lead);
        return { data: { id, created_at: created_at.toISOString() } };
      },
      { perMinute: config.limits.leadsPerMinute },
    ),
    implement(listLeads, async ({ params, query }, { db }) => {
      await findForm(db, params.id);
      return listLeadsOf(db, params.id, query);
    }),
  ],
  demo: loadDemoForms,
});

async function findForm(db: Database, id: string): Promise<FormDefinition> {
  const [found] = await db.select().from(formTable).where(eq(formTable.id, id));
  if (!found) throw formRefusals.unknownForm();
  return found.definition;
}

async function loadDemoForms(db: Database): Promise<void> {
  const { demoForms } = await import('../../demo/content/forms.js');
  const definitions = demoForms.map((form) => formDefinition.parse(form));
  await db
    .insert(formTable)
    .values(definitions.map((definition) => ({ id: definition.id, definition })));
}
