import { randomUUID } from 'node:crypto';
import {
  createLead,
  getForm,
  getFormThankYou,
  getLead,
  type LeadData,
  listLeads,
} from '@mawkib/api-clients/contracts/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../db/schema/index.js';
import { marketDay } from '../runtime/market-day.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const params = { id: 'test-drive' };

describeOnDatabase('forms', (open) => {
  let t: TestApi;
  let answers: LeadData;
  beforeAll(async () => {
    t = await open({ demo: true });
    const { data } = await t.api.call(getForm, { params, query: {} });
    const first = (id: string) =>
      data.attributes.fields.find((field) => field.id === id)?.options?.[0]?.value ?? '';
    answers = {
      first_name: 'نورة',
      last_name: 'الكعبي',
      phone: '٠٥٠١٢٣٤٥٦٧',
      email: 'noura@example.test',
      model: 'defender',
      retailer: first('retailer'),
      consent: 'true',
    };
  });
  afterAll(() => t.close());

  const send = (data: LeadData, more: object = {}) =>
    t.api.call(createLead, { params, body: { data, ...more } }, { locale: 'ar' });

  test('returns a form in the requested language', async () => {
    const arabic = (await t.api.call(getForm, { params, query: {} })).data;
    const english = (await t.api.call(getForm, { params, query: { locale: 'en' } })).data;
    expect(arabic.attributes.submit_label).toBe('أرسل الطلب');
    expect(english.attributes.submit_label).toBe('Send the request');
    const thanks = await t.api.call(getFormThankYou, { params, query: { locale: 'en' } });
    expect(thanks.data).toEqual(english.attributes.settings.thank_you);
  });

  test('stores a lead with its answers normalised', async () => {
    const { data } = await send(answers);
    const [row] = (await t.database.db.select().from(leads)).filter(({ id }) => id === data.id);
    expect(row).toMatchObject({ form_id: 'test-drive', locale: 'ar', data: null });
    const staff = await t.as('leads');
    const lead = await t.api.call(getLead, { params: { ...params, lead_id: data.id } }, staff);
    expect(lead.data.data.phone).toBe('+971501234567');
  });

  test('has the bounds of its date field, counted from the market’s day', async () => {
    const { data } = await t.api.call(getForm, { params, query: {} });
    const field = data.attributes.fields.find(({ id }) => id === 'date');
    const today = marketDay(new Date(), t.config.timeZone);
    expect(field).toMatchObject({ min: today, max: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const rejection = (date: string) =>
      send({ ...answers, date }).then(
        () => 'stored',
        ({ problem }) => problem.errors.map(({ code }: { code: string }) => code).join(),
      );
    const dates = ['2020-01-01', '9999-12-31', '1448-06-07', today, field?.max ?? ''];
    const codes = [];
    for (const date of dates) codes.push(await rejection(date));
    expect(codes).toEqual(['date_early', 'date_late', 'hijri_date', 'stored', 'stored']);
  });

  test('keeps the values of a rental in the hidden fields of its form, once per key [B-3-313] [B-3-411]', async () => {
    const rental = {
      vehicle: 'Defender 110',
      pickup_location: 'Showroom – Dubai',
      pickup_date: '2026-11-23 10:00',
      return_location: 'Showroom – Dubai',
      return_date: '2026-11-26 10:00',
      days: '3',
      items: 'Baby seat × 2, GPS',
      total: '2820',
    };
    const { first_name, last_name, phone, email, consent } = answers;
    const data = { first_name, last_name, phone, email, consent, ...rental } as LeadData;
    const idempotency_key = randomUUID();
    const ask = () =>
      t.api.call(
        createLead,
        { params: { id: 'rental' }, body: { data, idempotency_key } },
        { locale: 'en' },
      );
    const [sent, again] = [await ask(), await ask()];
    expect(again.data.id).toBe(sent.data.id);
    const staff = await t.as('leads');
    const stored = { id: 'rental', lead_id: sent.data.id };
    const lead = await t.api.call(getLead, { params: stored }, staff);
    expect(lead.data.data).toMatchObject(rental);
  });

  test('responds over HTTP with 201 and without personal data', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/services/forms/forms/test-drive/leads',
      payload: { data: answers },
    });
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json().data)).toEqual(['id', 'created_at']);
  });

  test('names each wrong field in the language of the visitor', async () => {
    const wrong = { ...answers, email: 'no', first_name: '' };
    const rejected = await send(wrong, { locale: 'ar' }).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ status: 422, code: 'invalid_lead' });
    const { errors = [] } = (
      rejected as { problem: { errors?: { field: string; message: string }[] } }
    ).problem;
    expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'first_name']);
    for (const { message } of errors) expect(message).toMatch(/[\u0600-\u06ff]/);
  });

  test('a repeated request returns the first lead', async () => {
    const idempotency_key = randomUUID();
    const posts = await Promise.all(
      Array.from({ length: 5 }, () => send(answers, { idempotency_key })),
    );
    expect(new Set(posts.map(({ data }) => data.id)).size).toBe(1);
    await expect(
      send({ ...answers, last_name: 'غيرها' }, { idempotency_key }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_key_taken',
    });
  });

  test('lists leads by date for those who answer them [S-7-35]', async () => {
    let now = new Date('2031-03-01T08:00:00Z');
    const later = await open({ demo: true, config: { clock: { now: () => now } } });
    for (const day of [1, 2, 3]) {
      now = new Date(`2031-03-0${day}T08:00:00Z`);
      await later.api.call(createLead, { params, body: { data: answers } });
    }
    now = new Date('2031-03-03T09:00:00Z');
    const staff = await later.as('leads');
    const list = async (query: Record<string, unknown>) =>
      later.api.call(listLeads, { params, query }, staff);
    const days = async (query: Record<string, unknown>) =>
      (await list(query)).data.map(({ created_at }) => created_at.slice(0, 10));
    expect(await days({})).toEqual(['2031-03-03', '2031-03-02', '2031-03-01']);
    expect(await days({ sort: 'created_at', items: 2, page: 2 })).toEqual(['2031-03-03']);
    expect(
      await days({
        'filter[created_at_gteq]': '2031-03-02T12:00:00+04:00',
        'filter[created_at_lteq]': '2031-03-02T12:00:00+04:00',
      }),
    ).toEqual(['2031-03-02']);
    expect((await list({ items: 1 })).meta).toEqual({ page: 1, items: 1, total: 3 });
    const query = {
      items: '1',
      page: '2',
      sort: 'created_at',
      'filter[created_at_gteq]': '2031-03-02T00:00:00+04:00',
      'filter[created_at_lteq]': '2031-03-03T23:59:00+04:00',
    };
    const response = await later.app.inject({
      url: `/services/forms/forms/${params.id}/leads`,
      query,
      headers: { cookie: staff.cookie },
    });
    const { data, meta } = response.json();
    expect(data.map((lead: { created_at: string }) => lead.created_at)).toEqual([
      '2031-03-03T08:00:00.000Z',
    ]);
    expect(meta).toEqual({ page: 2, items: 1, total: 2 });
    await expect(list({ 'filter[created_at_gteq]': 'yesterday' })).rejects.toMatchObject({
      status: 400,
    });
    await later.close();
  });

  test('limits requests of a visitor, also per process', async () => {
    const other = await open({
      demo: true,
      config: { limits: { signInPerMinute: 0, leadsPerMinute: 2 } },
    });
    const from = (address: string) =>
      other.api
        .call(
          createLead,
          { params, body: { data: answers } },
          { headers: { 'x-client-address': address } },
        )
        .then(() => 201)
        .catch((error: { status: number }) => error.status);
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]).toEqual([
      201, 201, 429,
    ]);
    expect(await from('10.0.0.2')).toBe(201);
    await other.close();
  });

  test('reports an unknown form', async () => {
    const call = t.api.call(getForm, { params: { id: 'none' }, query: {} }, { locale: 'en' });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'unknown_form' });
  });
});
