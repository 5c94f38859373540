import {
  createLead,
  createLeadExport,
  deleteLead,
  downloadLeadExport,
  getFormsOrder,
  getLead,
  getLeadExport,
  type LeadExport,
  listLeads,
} from '@mawkib/api-clients/contracts/forms';
import { createOrder, initOrder } from '@mawkib/api-clients/contracts/purchase';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../../db/rows.js';
import { dealers, leadExportParts, leadExports, leads, vehicles } from '../../db/schema/index.js';
import { shareOrderConfig } from '../../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

type Staff = Awaited<ReturnType<TestApi['as']>>;
const params = { id: 'test-drive' };

describeOnDatabase('leads of staff', (open) => {
  let t: TestApi;
  let staff: Staff;
  let now = new Date('2031-03-01T08:00:00Z');
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['lead_export'], config: { clock: { now: () => now } } });
    await shareOrderConfig(t.database.db);
    staff = await t.as('leads');
  });
  afterAll(() => t.close());

  const send = async (first_name: string, email = 'noura@example.test') => {
    now = new Date(now.getTime() + 60_000);
    const data = {
      first_name,
      last_name: '=cmd|calc',
      phone: '0501234567',
      email,
      model: 'defender',
      retailer: 'MKDXB01',
      consent: 'true',
    };
    return (await t.api.call(createLead, { params, body: { data } })).data.id;
  };
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      (error: { problem: { code: string } }) => error.problem.code,
    );

  test('are opened and deleted: gone from the list and from the database [S-7-36]', async () => {
    const id = await send('ليلى');
    const at = { params: { ...params, lead_id: id } };
    const { data } = await t.api.call(getLead, at, staff);
    expect(data).toMatchObject({ id, form_id: 'test-drive', integrations: { status: 'none' } });
    expect(data.data.first_name).toBe('ليلى');
    expect((await t.api.call(deleteLead, at, staff)).data).toEqual({ id, deleted: true });
    expect(await codeOf(t.api.call(getLead, at, staff))).toBe('unknown_lead');
    expect(await codeOf(t.api.call(deleteLead, at, staff))).toBe('unknown_lead');
    const wrong = { params: { ...params, lead_id: 'no-uuid' } };
    expect(await codeOf(t.api.call(getLead, wrong, staff))).toBe('unknown_lead');
    const list = await t.api.call(listLeads, { params, query: {} }, staff);
    expect(list.data.map((lead) => lead.id)).not.toContain(id);
    expect(await t.database.db.select().from(leads).where(eq(leads.id, id))).toEqual([]);
  });

  test('are stored encrypted, and found only by the whole address or number', async () => {
    const id = await send('سارة', 'Sarah@Example.test');
    const stored = await rows(t.database.db, sql`select l::text as all from leads l`);
    expect(JSON.stringify(stored)).not.toMatch(/سارة|sarah|501234567/i);
    const found = async (person: string) => {
      const query = { 'filter[person_eq]': person };
      return (await t.api.call(listLeads, { params, query }, staff)).data.map((lead) => lead.id);
    };
    expect(await found('sarah@example.TEST')).toEqual([id]);
    expect(await found('+971 50 123 4567')).toContain(id);
    expect(await found('sarah')).toEqual([]);
    expect(await found('sara@example.test')).toEqual([]);
  });

  test('an order is known by its number [S-7-34]', async () => {
    const [car] = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .limit(1);
    if (!car) throw new Error('No vehicle');
    const { lock_id, vendor_uuid } = (await t.api.call(initOrder, { body: car })).data;
    const lead_attributes = {
      first_name: 'نورة',
      last_name: 'الكعبي',
      email: 'noura@example.test',
      phone: '+971501234567',
      consent: true as const,
    };
    const body = {
      ...car,
      lock_id,
      vendor_uuid,
      lead_attributes,
      confirmation_by_link: true as const,
      rdx_forms_lead_id: 'lead-7',
    };
    const placed = (await t.api.call(createOrder, { body })).data;
    const order = (number: string) => t.api.call(getFormsOrder, { params: { number } }, staff);
    expect((await order(placed.order_number)).data).toEqual({
      number: placed.order_number,
      created_at: placed.created_at,
      lead_id: 'lead-7',
    });
    expect(await codeOf(order('MK-0000-0000'))).toBe('order_not_found');
  });

  const begin = async (body: Record<string, unknown> = {}) =>
    (await t.api.call(createLeadExport, { params, body }, staff)).data;
  const at = (export_id: string) => ({ params: { ...params, export_id } });
  const until = async (id: string, status: LeadExport['status']) => {
    let last: LeadExport | undefined;
    await vi.waitFor(
      async () => {
        last = (await t.api.call(getLeadExport, at(id), staff)).data;
        expect(last.status).toBe(status);
      },
      { timeout: limit(50_000), interval: 50 },
    );
    return last as LeadExport;
  };
  const text = async (id: string) => {
    const file = await t.api.call(downloadLeadExport, at(id), staff);
    return { ...file, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes) };
  };

  test('are exported: pending, processing, done, a file [S-7-41] [S-3-12] [S-4-23]', async () => {
    const [early, late] = [await send('مبكرة'), await send('متأخرة')];
    const seen: string[] = [];
    await t.database.db.execute(sql`
      create or replace function note_status() returns trigger language plpgsql as
      'begin insert into statuses values (new.status); return new; end'`);
    await t.database.db.execute(sql`create table if not exists statuses (status text)`);
    await t.database.db.execute(sql`
      create or replace trigger note_status after insert or update on lead_exports
      for each row execute function note_status()`);

    const begun = await begin();
    expect(begun).toMatchObject({ status: 'pending', rows: null });
    const done = await until(begun.id, 'done');
    for (const { status } of await rows<{ status: string }>(
      t.database.db,
      sql`select status from statuses`,
    )) {
      seen.push(status);
    }
    expect(seen).toEqual(['pending', 'processing', 'done']);
    const file = await text(begun.id);
    expect([file.type, file.name]).toEqual([
      'text/csv; charset=utf-8',
      'leads-test-drive-2031-03-01.csv',
    ]);
    const lines = file.text.split('\r\n');
    expect(file.text.charCodeAt(0)).toBe(0xfeff);
    expect(lines[0]).toContain('الاسم الأول');
    expect(lines[1]).toContain(`${late},`);
    expect(lines[2]).toContain(`${early},`);
    expect(file.text).toContain(',"\'=cmd|calc",');
    expect(lines).toHaveLength((done.rows ?? 0) + 2);

    const from = new Date(now.getTime() - 1000).toISOString();
    const some = await begin({ format: 'json', filter: { created_at_gteq: from } });
    await until(some.id, 'done');
    expect(JSON.parse((await text(some.id)).text).map(({ id }: { id: string }) => id)).toEqual([
      late,
    ]);
  });

  test('that cannot be decrypted fail their export, and no part is stored [S-4-23]', async () => {
    const id = await send('تالفة');
    const [kept] = await t.database.db.select().from(leads).where(eq(leads.id, id));
    const damage = (encrypted: string) =>
      t.database.db.update(leads).set({ encrypted }).where(eq(leads.id, id));
    await damage('damaged');
    const begun = await begin();
    // Makes the next attempts due at once; there are four in all.
    const timer = setInterval(() => {
      void rows(
        t.database.db,
        sql`update jobs.job set start_after = now() where name = 'lead_export' and state = 'retry'`,
      );
    }, 200);
    const failed = await until(begun.id, 'failed').finally(() => clearInterval(timer));
    expect(failed).toMatchObject({ status: 'failed', rows: null });
    await expect(text(begun.id)).rejects.toMatchObject({ status: 409, code: 'export_not_done' });
    const parts = eq(leadExportParts.export_id, begun.id);
    expect(await t.database.db.$count(leadExportParts, parts)).toBe(0);

    await damage(kept?.encrypted ?? '');
    const again = await begin();
    expect((await until(again.id, 'done')).status).toBe('done');
  });

  test('are written to a file in parts, in order, each once', async () => {
    const count = 2300;
    await t.database.db.execute(sql`
      insert into leads (form_id, created_at, locale, data, integration_status)
      select 'test-drive', '2031-03-01T10:00:00Z'::timestamptz + (n / 7) * interval '1 microsecond', 'ar',
        jsonb_build_object('first_name', n::text), 'none'
      from generate_series(1, ${count}::int) n`);
    now = new Date('2031-03-01T12:00:00Z');
    const body = {
      format: 'json',
      sort: 'created_at',
      filter: { created_at_gteq: '2031-03-01T10:00:00Z' },
    };
    const begun = await begin(body);
    expect((await until(begun.id, 'done')).rows).toBe(count);
    const exported = JSON.parse((await text(begun.id)).text) as { data: { first_name: string } }[];
    const names = exported.map(({ data }) => Number(data.first_name));
    expect(new Set(names).size).toBe(count);
    expect(names.map((n) => Math.floor(n / 7))).toEqual(
      names.map((n) => Math.floor(n / 7)).toSorted((a, b) => a - b),
    );
    await t.database.db.delete(leads).where(sql`${leads.created_at} >= '2031-03-01T10:00:00Z'`);
  });

  test('a missing file, or one of another form, cannot be downloaded', async () => {
    const { id } = await begin();
    await until(id, 'done');
    const elsewhere = { params: { id: 'other', export_id: id } };
    expect(await codeOf(t.api.call(getLeadExport, elsewhere, staff))).toBe('unknown_export');
    expect(await codeOf(t.api.call(downloadLeadExport, at('nothing'), staff))).toBe(
      'unknown_export',
    );
    await t.database.db
      .update(leadExports)
      .set({ status: 'processing' })
      .where(eq(leadExports.id, id));
    expect(await codeOf(t.api.call(downloadLeadExport, at(id), staff))).toBe('export_not_done');
    const encrypted = await t.database.db.select().from(leadExportParts);
    expect(JSON.stringify(encrypted)).not.toContain('ليلى');
  });
});
