import {
  createForm,
  createLead,
  deleteForm,
  duplicateForm,
  exportForm,
  type FormDraft,
  getForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  getFormThankYou,
  importForm,
  listForms,
  updateForm,
  updateFormIntegrations,
} from '@mawkib/api-clients/contracts/forms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAuditLog } from '../../audit/verify-audit-log.js';
import { auditLog, forms } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { brochureForm } from '../form.fixture.js';
import { publicForm } from './public-form.js';

type Staff = Awaited<ReturnType<TestApi['as']>>;
interface Problem {
  code: string;
  errors?: { field: string; code: string; message: string }[];
  current_version?: number;
  changes?: { version: number; by: string; changed: string[] }[];
}

describeOnDatabase('forms of staff', (open) => {
  let t: TestApi;
  let editor: Staff;
  let admin: Staff;
  let now = new Date('2031-03-01T08:00:00Z');
  beforeAll(async () => {
    t = await open({ config: { clock: { now: () => now } } });
    [editor, admin] = [await t.as('editor'), await t.as('admin')];
  });
  afterAll(() => t.close());

  const later = () => {
    now = new Date(now.getTime() + 60_000);
  };
  const create = async (changes: Partial<FormDraft> & { id?: string } = {}) =>
    (await t.api.call(createForm, { body: { ...brochureForm(), ...changes } }, editor)).data;
  const problemOf = async (call: Promise<unknown>): Promise<Problem> =>
    (await call.then(
      () => undefined,
      (error: { problem: Problem }) => error.problem,
    )) ?? { code: 'none' };
  const actions = async (subject: string) =>
    (await t.database.db.select().from(auditLog))
      .filter((entry) => entry.subject === subject)
      .map(({ action }) => action);

  test('are made, listed, opened, changed and deleted [S-7-30]', async () => {
    const made = await create({ id: 'brochure' });
    expect(made).toMatchObject({ id: 'brochure', type: 'form', attributes: { version: 1 } });
    const list = async () => (await t.api.call(listForms, { query: {} }, editor)).data;
    expect((await list()).map(({ id }) => id)).toContain('brochure');
    const params = { id: 'brochure' };
    expect((await t.api.call(getFormDraft, { params }, editor)).data).toEqual(made);

    later();
    const body = { ...brochureForm({ name: 'كتيّب' }), version: 1 };
    const changed = (await t.api.call(updateForm, { params, body }, editor)).data;
    expect(changed.attributes).toMatchObject({ name: 'كتيّب', version: 2 });
    expect((await t.api.call(getForm, { params, query: {} })).data.attributes.name).toBe('كتيّب');

    const gone = await t.api.call(deleteForm, { params }, editor);
    expect(gone.data).toEqual({ id: 'brochure', deleted: true });
    expect((await list()).map(({ id }) => id)).not.toContain('brochure');
    expect(await actions('form/brochure')).toEqual([
      'form.created',
      'form.updated',
      'form.deleted',
    ]);
    expect(await verifyAuditLog(t.database.db)).toMatchObject({ ok: true });
  });

  test('a stale change is rejected with the changes in between', async () => {
    const { id } = await create();
    const params = { id };
    const [first, ...rest] = brochureForm().fields;
    const fields = [{ ...first, label: { ar: 'الاسم الكامل' } } as typeof first & object, ...rest];
    const change = (more: object) =>
      t.api.call(updateForm, { params, body: { ...brochureForm(), ...more, version: 1 } }, editor);
    await change({ fields });
    const problem = await problemOf(change({ name: 'Other' }));
    expect(problem).toMatchObject({ code: 'stale_version', current_version: 2 });
    expect(problem.changes).toMatchObject([{ version: 2, by: 'editor', changed: ['fields.name'] }]);
    const { data } = await t.api.call(getFormDraft, { params }, editor);
    expect(data.attributes).toMatchObject({ name: 'Brochure', version: 2 });
  });

  test('only one of many concurrent changes of a version is stored', async () => {
    const { id } = await create();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        t.api.call(
          updateForm,
          { params: { id }, body: { ...brochureForm({ name: `Name ${at}` }), version: 1 } },
          editor,
        ),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are found by words in any spelling, sorted and paged', async () => {
    for (const name of ['أحمد', 'احمد ٢', 'Zeta']) {
      later();
      await create({ name, title: { en: 'Found here' } });
    }
    const list = (query: object) => t.api.call(listForms, { query }, editor);
    const found = await list({ search: 'إحمد found', sort: 'name' });
    expect(found.data.map(({ attributes }) => attributes.name)).toEqual(['أحمد', 'احمد ٢']);
    const paged = await list({ search: 'found here', items: 1, page: 2 });
    expect(paged.meta).toEqual({ page: 2, items: 1, total: 3 });
    expect(paged.data[0]?.attributes.name).toBe('احمد ٢');
    expect((await list({ search: '%' })).data).toEqual([]);
  });

  test('with errors are rejected, each field once, in both languages', async () => {
    const wrong = brochureForm({
      title: { ar: ' ' },
      fields: [
        { id: 'name', type: 'text', label: {}, required: false, width: 'full' },
        { id: 'name', type: 'select', label: { ar: 'ا' }, required: false, width: 'full' },
        {
          id: '__proto__',
          type: 'text',
          label: { ar: 'ا' },
          required: false,
          width: 'full',
          min_length: 9,
          max_length: 3,
        },
      ],
      settings: {
        thank_you: { heading: {}, text: {} },
        notifications: { enabled: true, recipients: ['nobody'] },
        confirmations: { enabled: true, email_field: 'name', subject: { ar: 'ا' } },
      },
    });
    const expected = [
      'title',
      'fields.0.label',
      'fields.1.id',
      'fields.1.options',
      'fields.2.id',
      'fields.2.max_length',
      'settings.thank_you.heading',
      'settings.notifications.recipients.0',
      'settings.confirmations.email_field',
      'settings.confirmations.text',
    ];
    for (const [locale, letters] of [
      ['ar', /[\u0600-\u06ff]/],
      ['en', /[a-z]/],
    ] as const) {
      const call = t.api.call(createForm, { body: wrong }, { ...editor, locale });
      const { code, errors = [] } = await problemOf(call);
      expect(code).toBe('invalid_request');
      expect(errors.map(({ field }) => field).sort()).toEqual([...expected].sort());
      for (const { message } of errors) expect(message).toMatch(letters);
    }
  });

  test('with an existing id, in use or unknown are rejected', async () => {
    await create({ id: 'in-use' });
    expect((await problemOf(create({ id: 'in-use' }))).code).toBe('form_exists');
    const data = { name: 'ليلى', email: 'layla@example.test' };
    await t.api.call(createLead, { params: { id: 'in-use' }, body: { data } });
    const remove = (id: string) => t.api.call(deleteForm, { params: { id } }, editor);
    expect((await problemOf(remove('in-use'))).code).toBe('form_in_use');
    expect((await problemOf(remove('nothing'))).code).toBe('unknown_form');
  });

  test('are carried elsewhere and copied: two equal further forms [S-7-42]', async () => {
    const { id, attributes } = await create({ name: 'Original' });
    const exported = (await t.api.call(exportForm, { params: { id } }, editor)).data;
    const body = JSON.parse(JSON.stringify(exported));
    const imported = (await t.api.call(importForm, { body }, editor)).data;
    const copy = (
      await t.api.call(duplicateForm, { params: { id }, query: { name: 'Copy' } }, editor)
    ).data;
    expect(new Set([id, imported.id, copy.id]).size).toBe(3);
    expect(imported.attributes).toEqual({ ...attributes, updated_at: now.toISOString() });
    expect(copy.attributes).toEqual({ ...imported.attributes, name: 'Copy' });
    expect(await actions(`form/${imported.id}`)).toEqual(['form.imported']);
    expect(await actions(`form/${copy.id}`)).toEqual(['form.duplicated']);
  });

  test('an invalid import is rejected with each problem and its path, and stores nothing', async () => {
    const { data: before } = await t.api.call(listForms, { query: {} }, editor);
    const bad = async (body: unknown) => {
      const { errors = [] } = await problemOf(
        t.api.call(importForm, { body: body as never }, editor),
      );
      return errors.map(({ field }) => field);
    };
    const form = brochureForm();
    expect(await bad({ kind: 'form', version: 2, form })).toEqual(['version']);
    expect(await bad({ kind: 'page', version: 1, form })).toEqual(['kind']);
    const twice = { ...form, fields: [...form.fields, form.fields[0]] };
    expect(await bad({ kind: 'form', version: 1, form: twice })).toEqual(['form.fields.4.id']);
    const { title: _, ...untitled } = form;
    expect(await bad({ kind: 'form', version: 1, form: untitled })).toEqual(['form.title']);
    expect((await t.api.call(listForms, { query: {} }, editor)).data).toEqual(before);
  });

  test('have three settings, and integrations that administrators write [S-7-31] [S-7-32] [S-3-10]', async () => {
    const { id } = await create({
      settings: {
        thank_you: { heading: { ar: 'شكرًا', en: 'Thanks' }, text: { ar: 'قريبًا', en: 'Soon' } },
        notifications: { enabled: true, recipients: ['sales@example.test'], subject: 'New lead' },
        confirmations: {
          enabled: true,
          email_field: 'email',
          subject: { ar: 'وصل طلبك', en: 'We have it' },
          text: { ar: 'شكرًا لك', en: 'Thank you' },
        },
      },
    });
    const input = { params: { id }, query: { locale: 'en' as const } };
    const thank_you = (await t.api.call(getFormThankYou, input)).data;
    const notifications = (await t.api.call(getFormNotifications, input, editor)).data;
    const confirmations = (await t.api.call(getFormConfirmations, input, editor)).data;
    expect(thank_you).toEqual({ heading: 'Thanks', text: 'Soon' });
    expect(notifications.recipients).toEqual(['sales@example.test']);
    expect(confirmations).toMatchObject({ email_field: 'email', subject: 'We have it' });

    const config = { crm: { list: 'a' } };
    const params = { id };
    await t.api.call(updateFormIntegrations, { params, body: { config } }, admin);
    expect((await t.api.call(getFormIntegrations, { params }, admin)).data).toEqual({ config });
    expect((await problemOf(t.api.call(getFormIntegrations, { params }, editor))).code).toBe(
      'forbidden',
    );
    const whole = (await t.api.call(getForm, input, admin)).data.attributes;
    expect(whole.settings).toEqual({ thank_you, notifications, confirmations });
    expect(whole.integrations).toEqual({ config });
    const seen = (await t.api.call(getForm, input)).data.attributes;
    expect(seen.settings).toEqual({ thank_you });
    expect(seen.integrations).toBeUndefined();
  });

  test('contain no scripts, even if stored earlier', async () => {
    const bad = '<p>Call <b>us</b></p><img src=x onerror=alert(1)><script>alert(1)</script>';
    const covers =
      '<div style="position:fixed">x</div><meta http-equiv=refresh content="0;url=//e.x">';
    const introduction = { ar: bad, en: `${bad}${covers}` };
    const safe = {
      ar: '<p>Call <b>us</b></p><img alt="" src="x" loading="lazy" decoding="async" />',
      en: '<p>Call <b>us</b></p><img alt="" src="x" loading="lazy" decoding="async" /><div>x</div>',
    };
    const stored = async (id: string) =>
      (await t.database.db.select().from(forms).where(eq(forms.id, id)))[0]?.definition;
    const made = await create({ id: 'hostile', introduction });
    expect(made.attributes.introduction).toEqual(safe);
    expect((await stored('hostile'))?.introduction).toEqual(safe);

    const params = { id: 'hostile' };
    const body = { ...brochureForm({ introduction, name: 'Again' }), version: 1 };
    await t.api.call(updateForm, { params, body }, editor);
    expect((await stored('hostile'))?.introduction).toEqual(safe);

    const form = { ...brochureForm({ introduction }), id: 'imported' };
    await t.api.call(importForm, { body: { kind: 'form', version: 1, form } }, editor);
    expect((await stored('imported'))?.introduction).toEqual(safe);

    const old = { ...brochureForm({ introduction }), id: 'hostile' };
    await t.database.db.update(forms).set({ definition: old }).where(eq(forms.id, 'hostile'));
    const seen = async (locale: 'ar' | 'en') =>
      (await t.api.call(getForm, { params, query: { locale } })).data.attributes.introduction;
    expect([await seen('ar'), await seen('en')]).toEqual([safe.ar, safe.en]);
    const draft = (await t.api.call(getFormDraft, { params }, editor)).data.attributes;
    expect(draft.introduction).toEqual(safe);
    const exported = (await t.api.call(exportForm, { params }, editor)).data.form;
    expect(exported.introduction).toEqual(safe);
  });

  test('contain no control characters in texts for visitors, even if stored earlier', async () => {
    const odd = { ar: 'سطر\u0000 أول\r\nو\u0007ثانٍ\u0085\tهنا', en: 'One\u0001 \u009ftwo\u001b' };
    const clean = { ar: 'سطر أول\nوثانٍ\tهنا', en: 'One two' };
    const settings = { thank_you: { heading: odd, text: odd } };
    const option = (label: typeof odd) => ({ value: 'a\u0001', label });
    const fieldWith = (text: typeof odd) =>
      ({ id: 'kind', type: 'radio', label: text, help: text, options: [option(text)] }) as const;
    const texts = (text: typeof odd) => ({
      title: text,
      introduction: text,
      submit_label: text,
      fields: [
        { ...fieldWith(text), options: [option(text)], required: true, width: 'full' as const },
      ],
    });
    // PostgreSQL cannot store NUL, so a call with one is rejected.
    const storable = (text: typeof odd) => ({ ...text, ar: text.ar.replace('\u0000', '') });
    const expected = { ...texts(clean), settings: { thank_you: { heading: clean, text: clean } } };

    const made = await create({
      id: 'controls',
      ...texts(storable(odd)),
      settings: { thank_you: { heading: storable(odd), text: storable(odd) } },
    });
    expect(made.attributes).toMatchObject(expected);
    expect(
      publicForm({ ...brochureForm({ ...texts(odd), settings }), id: 'old' }, 'ar', '2026-11-28')
        .attributes,
    ).toMatchObject({
      title: clean.ar,
      introduction: clean.ar,
      submit_label: clean.ar,
      fields: [
        { label: clean.ar, help: clean.ar, options: [{ value: 'a\u0001', label: clean.ar }] },
      ],
      settings: { thank_you: { heading: clean.ar, text: clean.ar } },
    });
  });

  test('announce every change after it was stored', async () => {
    const heard: string[] = [];
    // Events of forms from earlier tests may still arrive.
    const off = t.api.events.on('form_changed', ({ id }) => {
      if (id === 'announced') heard.push(id);
    });
    const params = { id: 'announced' };
    await create({ id: 'announced' });
    await expect.poll(() => heard).toEqual(['announced']);
    const body = { ...brochureForm({ name: 'New' }), version: 1 };
    await t.api.call(updateForm, { params, body }, editor);
    await expect.poll(() => heard).toHaveLength(2);
    expect((await problemOf(t.api.call(updateForm, { params, body }, editor))).code).toBe(
      'stale_version',
    );
    await t.api.call(deleteForm, { params }, editor);
    await expect.poll(() => heard).toEqual(['announced', 'announced', 'announced']);
    off();
  });
});
