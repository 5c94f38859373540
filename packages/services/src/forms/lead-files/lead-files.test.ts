import { randomUUID } from 'node:crypto';
import {
  createForm,
  createLead,
  deleteLead,
  getLead,
  getLeadFile,
  uploadLeadFile,
} from '@mawkib/api-clients/contracts/forms';
import { listAuditLog } from '@mawkib/api-clients/contracts/staff';
import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadFiles } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { sweepUnusedFiles } from './store-upload.js';

const params = { id: 'documents' };
const pdf = Buffer.from('%PDF-1.7\nlicence of Noura');
const text = (en: string) => ({ ar: en, en });

describeOnDatabase('files of leads', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
    const field = (id: string, type: 'text' | 'file', more: object = {}) => ({
      id,
      type,
      label: text(id),
      ...more,
    });
    await t.api.call(
      createForm,
      {
        body: {
          id: 'documents',
          name: 'Documents',
          title: text('Documents'),
          submit_label: text('Send'),
          fields: [
            field('name', 'text'),
            field('licence', 'file', { required: true, max_files: 2, max_file_size: 2048 }),
          ],
          settings: { thank_you: { heading: text('Thanks'), text: text('') } },
        },
      } as never,
      await t.as('editor'),
    );
  });
  afterAll(() => t.close());

  const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'licence.exe', field = 'licence') =>
    t.api.call(
      uploadLeadFile,
      { params, query: { field, name, locale: 'en' }, body: new Blob([bytes]) },
      { locale: 'en' },
    );
  const send = (licence: string[], idempotency_key?: string) =>
    t.api.call(
      createLead,
      { params, body: { data: { name: 'Noura', licence }, locale: 'en', idempotency_key } },
      { locale: 'en' },
    );
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: { status: number; code: string; problem: { detail?: string; errors?: object[] } }) =>
        error,
    );
  const rows = () => t.database.db.select().from(leadFiles);

  test('are stored encrypted, read by staff alone and deleted with their lead', async () => {
    const { data: file } = await upload(pdf);
    expect(file).toMatchObject({ name: 'licence.pdf', type: 'application/pdf', size: pdf.length });
    const [row] = await rows();
    expect(Buffer.from(row?.content_encrypted ?? []).includes('licence of Noura')).toBe(false);

    const { data: lead } = await send([file.id]);
    const staff = await t.as('leads');
    const stored = await t.api.call(getLead, { params: { ...params, lead_id: lead.id } }, staff);
    expect(stored.data.data.licence).toEqual(['licence.pdf']);
    expect(stored.data.files).toMatchObject([{ id: file.id, field: 'licence' }]);

    const place = { params: { ...params, lead_id: lead.id, file_id: file.id } };
    expect(await failure(t.api.call(getLeadFile, place))).toMatchObject({ status: 401 });
    const editor = await t.as('editor');
    expect(await failure(t.api.call(getLeadFile, place, editor))).toMatchObject({ status: 403 });
    const read = await t.api.call(getLeadFile, place, staff);
    expect(Buffer.from(read.bytes)).toEqual(pdf);
    const log = await t.api.call(listAuditLog, { query: {} } as never, await t.as('admin'));
    expect(JSON.stringify(log)).toContain('lead.file_downloaded');

    await t.api.call(deleteLead, { params: { ...params, lead_id: lead.id } }, staff);
    expect(await rows()).toEqual([]);
  });

  test('are accepted by their content, size and number', async () => {
    const script = Buffer.from('MZ\x90 not a document');
    expect(await failure(upload(script, 'licence.pdf'))).toMatchObject({ code: 'invalid_file' });
    const large = Buffer.concat([pdf, Buffer.alloc(3000)]);
    expect(await failure(upload(large))).toMatchObject({ status: 413 });
    expect(await failure(upload(pdf, 'a.pdf', 'name'))).toMatchObject({ code: 'invalid_file' });
    const ids = await Promise.all([1, 2, 3].map(async () => (await upload(pdf)).data.id));
    const codes = async (licence: string[]) =>
      (await failure(send(licence)))?.problem.errors?.map((one) => (one as { code: string }).code);
    expect(await codes(ids)).toEqual(['too_many_files']);
    expect(await codes([])).toEqual(['required']);
    expect(await codes([randomUUID()])).toEqual(['required']);
  });

  test('belong to one lead, however often it is sent', async () => {
    const key = randomUUID();
    const { data: file } = await upload(pdf);
    const first = await send([file.id], key);
    expect((await send([file.id], key)).data.id).toBe(first.data.id);
    // The form was sent again after a lost response: the browser uploads the same file again.
    const again = (await upload(pdf)).data.id;
    expect((await send([again], key)).data.id).toBe(first.data.id);
    expect(await failure(send([file.id]))).toMatchObject({ code: 'invalid_lead' });
  });

  const uploadFrom = (address: string, locale: 'ar' | 'en' = 'en') =>
    failure(
      t.api.call(
        uploadLeadFile,
        { params, query: { field: 'licence', name: 'a.pdf', locale }, body: new Blob([pdf]) },
        { locale, headers: { 'x-client-address': address } },
      ),
    );
  const uploadTimes = async (times: number, addressOf: (at: number) => string) =>
    (await Promise.all(Array.from({ length: times }, (_, at) => uploadFrom(addressOf(at))))).filter(
      (one) => one === undefined,
    ).length;

  test('have limits per address, form and market while they wait', async () => {
    await t.database.db.delete(leadFiles);
    // Small files count as 64 KB: 16 to a megabyte.
    t.config.leadFiles = { perAddressMb: 1, perFormMb: 2, totalMb: 0 };
    expect(await uploadTimes(20, () => '192.0.2.1')).toBe(16);
    expect(await uploadFrom('192.0.2.1')).toMatchObject({ status: 429, code: 'many_uploads' });
    const arabic = await uploadFrom('192.0.2.1', 'ar');
    expect(arabic?.problem.detail).toContain('لن تفقد بقية إجاباتك');
    expect(await uploadTimes(20, (at) => `192.0.2.${at + 10}`)).toBe(16);
    expect(await uploadFrom('192.0.2.90')).toMatchObject({ status: 429, code: 'no_upload_space' });
    t.config.leadFiles = { perAddressMb: 1, perFormMb: 0, totalMb: 3 };
    expect(await uploadTimes(20, (at) => `192.0.2.${at + 40}`)).toBe(16);
    expect(await uploadFrom('192.0.2.90')).toMatchObject({ status: 429, code: 'no_upload_space' });
  });

  test('of a lead leave room for others, without a trace of who sent them', async () => {
    await t.database.db.delete(leadFiles);
    t.config.leadFiles = { perAddressMb: 0, perFormMb: 0, totalMb: 1 };
    const ids = await Promise.all([1, 2].map(async () => (await upload(pdf)).data.id));
    expect(await uploadTimes(20, (at) => `192.0.2.${at}`)).toBe(14);
    await send(ids);
    expect(await uploadTimes(20, (at) => `192.0.2.${at}`)).toBe(2);
    expect((await rows()).filter((row) => row.lead_id && row.uploader)).toEqual([]);
  });

  test('that no lead uses are deleted after an hour', async () => {
    await sweepUnusedFiles(t.database.db, addMinutes(t.config.clock.now(), 59));
    expect((await rows()).filter(({ lead_id }) => lead_id === null).length).toBeGreaterThan(0);
    await sweepUnusedFiles(t.database.db, addMinutes(t.config.clock.now(), 61));
    expect((await rows()).filter(({ lead_id }) => lead_id === null)).toEqual([]);
  });
});
