import { describe, expect, expectTypeOf, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import {
  type Form,
  type FormIntegrations,
  getForm,
  getFormThankYou,
} from '../contracts/forms/form.js';
import { duplicateForm, exportForm, importForm } from '../contracts/forms/form-transfers.js';
import {
  createFormsSetting,
  deleteFormsSetting,
  getActiveIntegration,
  getFormsOrder,
  listFormsSettings,
  verifyIntegration,
} from '../contracts/forms/forms-settings.js';
import { downloadLeadExport } from '../contracts/forms/lead-exports.js';
import {
  deleteLead,
  fixLeadIntegration,
  getLead,
  getLeadIntegrations,
  type Lead,
  listLeads,
} from '../contracts/forms/leads.js';
import {
  createLocation,
  deleteLocation,
  type Location,
  listLocations,
  updateLocation,
} from '../contracts/forms/locations.js';
import {
  createForm,
  deleteForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  listForms,
  updateForm,
  updateFormIntegrations,
} from '../contracts/forms/staff-forms.js';
import { bindOperations } from '../testing/bind-operations.js';
import {
  type Seen,
  type StubResponse,
  testService,
  transports,
} from '../testing/service.fixture.js';
import { exportLeads, submitLead } from './forms.js';

const operations = {
  duplicateForm,
  fixLeadIntegration,
  createForm,
  createFormsSetting,
  createLocation,
  deleteForm,
  deleteFormsSetting,
  deleteLead,
  deleteLocation,
  downloadLeadExport,
  exportForm,
  getActiveIntegration,
  getForm,
  getFormConfirmations,
  getFormDraft,
  getFormIntegrations,
  getFormNotifications,
  getFormThankYou,
  getFormsOrder,
  getLead,
  getLeadIntegrations,
  importForm,
  listForms,
  listFormsSettings,
  listLeads,
  listLocations,
  updateForm,
  updateFormIntegrations,
  updateLocation,
  verifyIntegration,
};
const service = testService();
const base = '/services/forms';
const sent = () => service.seen.map(({ line, body }) => (body === undefined ? line : [line, body]));
const id = 'test-drive';

/** Answers each call with the fixture of the named operations, in order. */
const answering = (...names: string[]) => {
  const left = [...names];
  return (): StubResponse => ({ body: fixtures[left.shift() ?? ''] });
};

describe.each(transports)('calls of the forms service over %s', (_, create) => {
  const open = (response: (requested: Seen) => StubResponse) => {
    service.response = response;
    return bindOperations(create({ origin: service.origin }), operations);
  };
  const openCall = (response: (requested: Seen) => StubResponse) => {
    service.response = response;
    return create({ origin: service.origin });
  };

  it('gives a form, its three settings and its integrations [S-3-10] [S-7-31]', async () => {
    const client = open(
      answering(
        'getForm',
        'getFormThankYou',
        'getFormNotifications',
        'getFormConfirmations',
        'getFormIntegrations',
      ),
    );
    const params = { id };
    const { data: form } = await client.getForm({ params });
    const { data: thanks } = await client.getFormThankYou({ params });
    const { data: notifications } = await client.getFormNotifications({ params });
    const { data: confirmations } = await client.getFormConfirmations({ params });
    const { data: integrations } = await client.getFormIntegrations({ params });
    expect(sent()).toEqual([
      `GET ${base}/forms/${id}`,
      `GET ${base}/forms/${id}/settings/thank_you`,
      `GET ${base}/forms/${id}/settings/notifications`,
      `GET ${base}/forms/${id}/settings/confirmations`,
      `GET ${base}/forms/${id}/integrations`,
    ]);
    expectTypeOf(form).toEqualTypeOf<Form>();
    expectTypeOf(integrations).toEqualTypeOf<FormIntegrations>();
    expect([form.type, form.attributes.name, thanks.heading]).toEqual(['form', id, 'شكراً لك']);
    expect([notifications.recipients, confirmations.enabled]).toEqual([
      ['sales@example.com'],
      false,
    ]);
    expect(integrations.config).toEqual({ crm: { list: 'a' } });
  });

  it('reads, changes and writes the integrations of a form [S-7-32]', async () => {
    const client = open(answering('getFormIntegrations', 'updateFormIntegrations'));
    const { data } = await client.getFormIntegrations({ params: { id } });
    const config = { ...data.config, mail: { to: 'a@example.com' } };
    await client.updateFormIntegrations({ params: { id }, body: { config } });
    expect(sent()).toEqual([
      `GET ${base}/forms/${id}/integrations`,
      [`PUT ${base}/forms/${id}/integrations`, { config }],
    ]);
  });

  it('lists, makes, changes and deletes locations [S-3-11] [S-7-33]', async () => {
    const names = ['createLocation', 'listLocations', 'updateLocation', 'deleteLocation'];
    const client = open(answering(...names));
    const attributes = { name: 'دبي', external_id: 'AE01' };
    const { data: made } = await client.createLocation({ body: { attributes } });
    const { data: locations } = await client.listLocations();
    const params = { id: '1' };
    const { data: changed } = await client.updateLocation({ params, body: { attributes } });
    const { data: gone } = await client.deleteLocation({ params });
    expect(sent()).toEqual([
      [`POST ${base}/locations`, { attributes }],
      `GET ${base}/locations?items=500&page=1`,
      [`PUT ${base}/locations/1`, { attributes }],
      `DELETE ${base}/locations/1`,
    ]);
    expectTypeOf(locations).toEqualTypeOf<Location[]>();
    expect([made.id, locations[0]?.attributes.name, changed.attributes.external_id]).toEqual([
      '1',
      'دبي',
      'AE01',
    ]);
    expect(gone.deleted).toBe(true);
  });

  it('gives an order by its number [S-7-34]', async () => {
    const client = open(answering('getFormsOrder'));
    await client.getFormsOrder({ params: { number: 'MK-10023' } });
    expect(sent()).toEqual([`GET ${base}/orders/MK-10023`]);
  });

  it('lists leads between two days, with where they stand in the whole [S-7-35]', async () => {
    const client = open(answering('listLeads'));
    const from = '2026-11-01T00:00:00Z';
    const to = '2026-11-30T23:59:59+04:00';
    const { data, meta } = await client.listLeads({
      params: { id },
      query: {
        items: 20,
        page: 2,
        'filter[created_at_gteq]': from,
        'filter[created_at_lteq]': to,
        sort: 'created_at',
      },
    });
    expect(sent()).toEqual([
      `GET ${base}/forms/${id}/leads?items=20&page=2&filter[created_at_gteq]=${from}&filter[created_at_lteq]=${to}&sort=created_at`,
    ]);
    expectTypeOf(data).toEqualTypeOf<Lead[]>();
    expect([data.length, meta.total]).toEqual([1, 1]);
  });

  it('sends the answer of a captcha only where there is one [S-7-38]', async () => {
    const call = openCall(() => ({ status: 201, body: fixtures.createLead }));
    const data = { name: 'ليلى' };
    await submitLead(call, { form: id, data });
    await submitLead(call, { form: id, data, recaptcha: '' });
    await submitLead(call, { form: id, data, recaptcha: 'token' }, { locale: 'en' });
    const line = `POST ${base}/forms/${id}/leads`;
    expect(sent()).toEqual([
      [line, { data, locale: 'ar' }],
      [line, { data, locale: 'ar' }],
      [line, { data, locale: 'en', 'g-recaptcha-response': 'token' }],
    ]);
  });

  it('lists, writes and deletes settings [S-7-39]', async () => {
    const client = open(answering('createFormsSetting', 'listFormsSettings', 'deleteFormsSetting'));
    const body = { key: 'captcha.site_key', value: 'x' };
    const { data: made } = await client.createFormsSetting({ body });
    const { data: settings } = await client.listFormsSettings();
    const { data: gone } = await client.deleteFormsSetting({ params: { id: '1' } });
    expect(sent()).toEqual([
      [`POST ${base}/settings`, body],
      `GET ${base}/settings`,
      `DELETE ${base}/settings/1`,
    ]);
    expect([made, settings[0], gone.deleted]).toEqual([
      { id: '1', ...body },
      { id: '1', ...body },
      true,
    ]);
  });

  it('exports leads: filters when given, the status until it is done, the file [S-7-41]', async () => {
    const exported = (status: string) => ({ data: { id: 'e1', status, created_at: 'now' } });
    const file: StubResponse = {
      text: 'a,b\n',
      headers: {
        'content-type': 'text/csv',
        'content-disposition': "attachment; filename*=UTF-8''%D8%B7%D9%84%D8%A8.csv",
      },
    };
    const open3 = () => {
      const responses: StubResponse[] = [
        { status: 202, body: exported('pending') },
        { body: exported('processing') },
        { body: exported('done') },
        file,
      ];
      return openCall(() => responses.shift() ?? {});
    };
    const seen: string[] = [];
    const onStatus = (status: string) => void seen.push(status);
    const from = '2026-11-01T00:00:00Z';
    const to = '2026-11-30T00:00:00Z';
    await exportLeads(open3(), { form: id, from, to, everyMs: 1 });
    const got = await exportLeads(open3(), { form: id, everyMs: 1, sort: 'created_at', onStatus });
    const at = `${base}/forms/${id}/lead_exports`;
    const filter = { created_at_gteq: from, created_at_lteq: to };
    const polled = [`GET ${at}/e1`, `GET ${at}/e1`, `GET ${at}/e1/download`];
    expect(sent()).toEqual([
      [`POST ${at}`, { filter, sort: '-created_at', format: 'csv' }],
      ...polled,
      [`POST ${at}`, { sort: 'created_at', format: 'csv' }],
      ...polled,
    ]);
    expect(seen).toEqual(['pending', 'processing', 'done']);
    expect([got.name, got.type, new TextDecoder().decode(got.bytes)]).toEqual([
      'طلب.csv',
      'text/csv',
      'a,b\n',
    ]);
  });

  it('reports that an export failed, or takes too long', async () => {
    const response = (status: string) => () => ({
      body: { data: { id: 'e', status, created_at: '' } },
    });
    const failed = exportLeads(openCall(response('failed')), { form: id });
    await expect(failed).rejects.toMatchObject({ message: 'The export failed' });
    const slow = exportLeads(openCall(response('processing')), {
      form: id,
      everyMs: 1,
      max: 3,
    });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
    const rejected = open(() => ({ status: 409, body: {} })).downloadLeadExport({
      params: { id, export_id: 'e' },
    });
    await expect(rejected).rejects.toMatchObject({ kind: 'http', status: 409 });
  });

  it('has a call for everything that staff do with forms and leads', async () => {
    const client = open(({ line }) => {
      const name = Object.entries(calls).find(([, [expected]]) => expected === line)?.[0];
      return { body: fixtures[name ?? ''] };
    });
    for (const [name, [, input]] of Object.entries(calls)) {
      await (client[name as keyof typeof calls] as (given: unknown) => Promise<unknown>)(input);
    }
    expect(service.seen.map(({ line }) => line)).toEqual(
      Object.values(calls).map(([line]) => line),
    );
  });
});

const {
  version,
  updated_at: _,
  ...draft
} = (fixtures.getFormDraft as { data: { attributes: { version: number; updated_at: string } } })
  .data.attributes;
const params = { id };
const lead = { id, lead_id: 'l1' };
const calls = {
  listForms: [`GET ${base}/forms?items=50&page=1&sort=-updated_at`, {}],
  getFormDraft: [`GET ${base}/forms/${id}/draft`, { params }],
  createForm: [`POST ${base}/forms`, { body: draft }],
  updateForm: [`PUT ${base}/forms/${id}`, { params, body: { ...draft, version } }],
  deleteForm: [`DELETE ${base}/forms/${id}`, { params }],
  exportForm: [`GET ${base}/forms/${id}/export`, { params }],
  importForm: [`POST ${base}/forms/import`, { body: { kind: 'form', version: 1, form: draft } }],
  duplicateForm: [
    `POST ${base}/forms/${id}/duplicate?name=Copy`,
    { params, query: { name: 'Copy' } },
  ],
  getLead: [`GET ${base}/forms/${id}/leads/l1`, { params: lead }],
  deleteLead: [`DELETE ${base}/forms/${id}/leads/l1`, { params: lead }],
  getLeadIntegrations: [`GET ${base}/forms/${id}/leads/l1/integrations`, { params: lead }],
  fixLeadIntegration: [
    `POST ${base}/forms/${id}/leads/l1/integrations/fix`,
    { params: lead, body: { integration_id: 'i1' } },
  ],
  getActiveIntegration: [`GET ${base}/integrations/active_system`, {}],
  verifyIntegration: [`GET ${base}/integrations/verify`, {}],
} as const;
