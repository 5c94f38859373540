import {
  createForm,
  deleteForm,
  duplicateForm,
  exportForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  importForm,
  listForms,
  updateForm,
  updateFormIntegrations,
} from '@mawkib/api-clients/contracts';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { forms } from '../../db/schema/forms.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../../http/implement.js';
import { checkForm } from './check-form.js';
import { findForms } from './find-forms.js';
import { presentForm } from './present-form.js';
import { confirmations, notifications } from './public-form.js';
import { sanitiseForm } from './sanitise-form.js';
import { findForm, insertForm, removeForm, replaceForm } from './stored-forms.js';

const implement = implementWith<'db' | 'events' | 'clock'>();

const definitionBytes = 1_000_000;

/** Handlers that create, change, copy, export and import forms. */
export const staffForms: Implementation[] = [
  implement(listForms, ({ query }, { db }) => findForms(db, query)),
  implement(getFormDraft, async ({ params }, { db }) => ({
    data: presentForm(await findForm(db, params.id)),
  })),
  implement(
    createForm,
    ({ body }, context) => {
      const { id, ...draft } = body;
      checkForm(draft);
      return answered(context, (tx, by) => insertForm(tx, { draft, id }, by));
    },
    { bodyLimit: definitionBytes },
  ),
  implement(
    updateForm,
    ({ params: { id }, body }, context) => {
      const { version, ...draft } = body;
      checkForm(draft);
      return answered(context, (tx, by) => replaceForm(tx, { id, version, draft }, by));
    },
    { bodyLimit: definitionBytes },
  ),
  implement(deleteForm, async ({ params: { id } }, context) => {
    await context.db.transaction((tx) => removeForm(tx, id, author(context)));
    return { data: { id, deleted: true as const } };
  }),
  implement(exportForm, async ({ params }, { db }) => ({
    data: {
      kind: 'form' as const,
      version: 1 as const,
      form: sanitiseForm((await findForm(db, params.id)).definition),
    },
  })),
  implement(
    importForm,
    ({ body }, context) => {
      const { id, ...draft } = body.form;
      checkForm(draft, 'form.');
      return answered(context, async (tx, by) => {
        const isTaken = id !== undefined && (await isFormId(tx, id));
        const imported = { draft, id: isTaken ? undefined : id };
        return insertForm(tx, { ...imported, action: 'form.imported' }, by);
      });
    },
    { bodyLimit: definitionBytes },
  ),
  implement(duplicateForm, ({ params, query }, context) =>
    answered(context, async (tx, by) => {
      const { definition } = await findForm(tx, params.id);
      const { id: of, ...draft } = { ...definition, name: query.name };
      return insertForm(tx, { draft, action: 'form.duplicated', details: { of } }, by);
    }),
  ),
  implement(getFormNotifications, async ({ params }, { db }) => ({
    data: notifications((await findForm(db, params.id)).definition),
  })),
  implement(getFormConfirmations, async ({ params, query }, { db }) => ({
    data: confirmations((await findForm(db, params.id)).definition, query.locale),
  })),
  implement(getFormIntegrations, async ({ params }, { db }) => ({
    data: { config: (await findForm(db, params.id)).integrations },
  })),
  implement(updateFormIntegrations, ({ params, body }, context) =>
    context.db.transaction(async (tx) => {
      const { id } = await findForm(tx, params.id);
      await tx.update(forms).set({ integrations: body.config }).where(eq(forms.id, id));
      const details = { systems: Object.keys(body.config) };
      const change = { action: 'form.integrations_changed', subject: `form/${id}`, details };
      await recordChange(tx, { by: signedIn(context), at: context.clock.now(), ...change });
      return { data: { config: body.config } };
    }),
  ),
];

const author = (context: Pick<HandlerContext, 'events' | 'clock' | 'person'>) => {
  const { clock, events } = context;
  return { by: signedIn(context), clock, events };
};

/** Runs a change in one transaction and responds with the resulting form. */
async function answered(
  context: Pick<HandlerContext, 'db' | 'events' | 'clock' | 'person'>,
  change: (
    tx: Database,
    by: ReturnType<typeof author>,
  ) => Promise<Awaited<ReturnType<typeof findForm>>>,
) {
  const row = await context.db.transaction((tx) => change(tx, author(context)));
  return { data: presentForm(row) };
}

async function isFormId(tx: Database, id: string): Promise<boolean> {
  const [found] = await tx.select({ id: forms.id }).from(forms).where(eq(forms.id, id));
  return found !== undefined;
}
