import type { CallContext } from '@mawkib/api-clients';
import { operation } from '@mawkib/api-clients/contracts';
import {
  createPage,
  getPage,
  getPageByPath,
  listTemplates,
  previewPage,
  publishPage,
  savePage,
} from '@mawkib/api-clients/contracts/content';
import { createBlock, fromSample, type Template } from '@mawkib/blocks/model';
import { catalogueWithTides, getTides, oldTideTable, tideTable } from '@mawkib/demo-market/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { pages } from '../../db/schema/index.js';
import { implement } from '../../http/implement.js';
import { modules } from '../../server/modules.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { contentModule } from '../content.module.js';

const moveTides = operation({
  id: 'moveTides',
  service: 'content',
  method: 'POST',
  path: '/tides',
  errors: { sign_in_needed: 401, forbidden: 403 },
  response: z.object({ data: z.string() }),
});

/** The services of a market with its own operation. */
const withTides = modules.map((create) =>
  create === contentModule
    ? (context: Parameters<typeof contentModule>[0]) => {
        const service = contentModule(context);
        const tides = implement(getTides, () => ({ data: { high: '06:12', low: '12:31' } }));
        const move = implement(moveTides, () => ({ data: 'moved' }));
        return { ...service, handlers: [...service.handlers, tides, move] };
      }
    : create,
);

describeOnDatabase('a block of a market', (open) => {
  let t: TestApi;
  let other: TestApi;
  let staff: Pick<CallContext, 'cookie' | 'csrf'>;
  beforeAll(async () => {
    t = await open({ config: { catalogue: catalogueWithTides }, modules: withTides });
    staff = await t.as('publisher');
  });
  afterAll(async () => {
    await t.close();
    await other?.close();
  });

  const create = async (path: string) =>
    (await t.api.call(createPage, { body: { path, title: { ar: 'المدّ', en: 'Tides' } } }, staff))
      .data;
  const save = (id: string, version: number, operations: { kind: string }[]) =>
    t.api.call(savePage, { params: { id }, body: { version, operations } }, staff);
  const insert = (block: object) => ({ kind: 'insert_block', index: 0, block });

  test('is among the templates', async () => {
    const { data } = await t.api.call(listTemplates, { query: { locale: 'ar' } });
    const { attributes } = data.find(({ id }) => id === 'tide-table') as unknown as Template;
    expect(attributes.name).toBe('جدول المدّ');
    const types = new Set(attributes.fields.map(({ field_type }) => field_type));
    expect(types.size).toBe(12);
  });

  test('is saved with its texts sanitised, published and shown to visitors', async () => {
    const page = await create('/tides');
    const block = fromSample(tideTable, tideTable.sample.en, () => {
      made += 1;
      return `b${made}`;
    });
    block.fields.note = { en: 'Calm<script>x()</script>' };
    const { data: saved } = await save(page.id, page.version, [insert(block)]);
    expect(saved.blocks[0]?.fields.note).toEqual({ en: 'Calm' });
    await t.api.call(
      publishPage,
      { params: { id: page.id }, body: { version: saved.version } },
      staff,
    );
    const { data: shown } = await t.api.call(getPageByPath, {
      params: { path: '/tides' },
      query: { locale: 'en' },
    });
    expect(shown.type === 'page' && shown.attributes.blocks).toMatchObject([
      {
        template: 'tide-table',
        still: true,
        fields: { title: 'Tides at Port Rashid', unit: 'm', days: 1 },
        groups: [{ fields: { hint: 'Park at gate 3' } }],
      },
    ]);
  });

  test('is validated: invalid fields are rejected by name, and it is not published', async () => {
    const page = await create('/tides-refused');
    const block = { ...createBlock(tideTable, () => 'refused') };
    const { data: saved } = await save(page.id, page.version, [insert(block)]);
    const change = { kind: 'set_field', block: 'refused', field: 'days', value: 30 };
    await expect(save(page.id, saved.version, [change])).rejects.toMatchObject({
      problem: { code: 'invalid_operation', issues: [{ field: 'days', rule: 'range' }] },
    });
    await t.database.db
      .update(pages)
      .set({ blocks: [{ ...block, fields: { ...block.fields, days: 30 } }] })
      .where(eq(pages.id, page.id));
    await expect(
      t.api.call(publishPage, { params: { id: page.id }, body: { version: saved.version } }, staff),
    ).rejects.toMatchObject({ problem: { issues: [{ field: 'days', rule: 'range' }] } });
  });

  test('is migrated when content in its first version is read', async () => {
    const page = await create('/tides-of-old');
    await t.database.db
      .update(pages)
      .set({ blocks: [oldTideTable] })
      .where(eq(pages.id, page.id));
    const { data: draft } = await t.api.call(getPage, { params: { id: page.id } }, staff);
    expect(draft.blocks[0]).toMatchObject({ version: 2, fields: { harbour: 'rashid' } });
    const { data: preview } = await t.api.call(
      previewPage,
      { params: { id: page.id }, query: { locale: 'en' } },
      staff,
    );
    expect(preview.type === 'page' && preview.attributes.blocks[0]?.fields.harbour).toBe('rashid');
  });

  test("can be queried by the market's own call", async () => {
    const block = { id: 'b', template: 'tide-table', fields: { harbour: 'rashid' }, groups: [] };
    const requested = { search: new URLSearchParams(), locale: 'en', path: '/tides' } as const;
    const { b } = await catalogueWithTides.loadData([block], { ...requested, call: t.api.call });
    expect(b).toEqual({ state: 'ready', value: { data: { high: '06:12', low: '12:31' } } });
    const response = await t.app.inject('/services/content/tides/rashid');
    expect(response.json()).toEqual({ data: { high: '06:12', low: '12:31' } });
    // Only reads: writes that no contract declares are closed, also to staff.
    await expect(t.api.call(moveTides, {}, staff)).rejects.toMatchObject({ status: 403 });
    await expect(t.api.call(moveTides, {})).rejects.toMatchObject({ status: 401 });
  });

  test("is unknown in another market's services", async () => {
    other = await open();
    const who = await other.as('publisher');
    const body = { path: '/tides', title: { ar: 'المدّ', en: 'Tides' } };
    const { data: page } = await other.api.call(createPage, { body }, who);
    const operations = [insert(createBlock(tideTable, () => 'x'))];
    const change = { params: { id: page.id }, body: { version: page.version, operations } };
    await expect(other.api.call(savePage, change, who)).rejects.toMatchObject({
      problem: { code: 'invalid_operation', errors: [{ code: 'unknown_template' }] },
    });
  });
});

let made = 0;
