import type { ParsedOf } from '@mawkib/api-clients/contracts';
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
  type StaffForm,
  updateForm,
  updateFormIntegrations,
} from '@mawkib/api-clients/contracts/forms';
import { foldArabic } from '@mawkib/core/locale';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
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
import { confirmations, notifications } from './public-form.js';
import { sanitiseForm } from './sanitise-form.js';
import { type FormRow, findForm, insertForm, removeForm, replaceForm } from './stored-forms.js';

/** A form for staff, in every language, with the version that a change has to name. */
function presentForm({ definition, version, updated_at }: FormRow): StaffForm {
  const { id, ...draft } = sanitiseForm(definition);
  const attributes = { ...draft, version, updated_at: updated_at.toISOString() };
  return { id, type: 'form', attributes };
}

type Query = ParsedOf<typeof listForms>['query'];

/** One page of a market's forms. Every search word has to occur in the id, the name or a title. */
async function findForms(db: Database, { items, page, search = '', sort }: Query) {
  const words = foldArabic(search).split(' ').filter(Boolean);
  const wanted = and(...words.map((word) => sql`strpos(${forms.search_text}, ${word}) > 0`));
  const order = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('name') ? forms.name : forms.updated_at;
  const [total] = await db.select({ of: count() }).from(forms).where(wanted);
  const found = await db
    .select()
    .from(forms)
    .where(wanted)
    .orderBy(order(column), order(forms.id))
    .limit(items)
    .offset((page - 1) * items);
  return { data: found.map(presentForm), meta: { page, items, total: total?.of ?? 0 } };
}

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
