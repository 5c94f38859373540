import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getPageByPath, type listTemplates, savePage } from '@mawkib/api-clients/contracts/content';
import type { Template } from '@mawkib/blocks/model';
import { blockGroups } from '@mawkib/blocks/model';
import { builtInThumbnail } from '@mawkib/blocks/thumbnails';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../db/migrate.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

type Attributes = Template['attributes'];

/** The limits table of the blocks document, by row, in the order of the catalogue. */
const limits = new Map(
  readFileSync(path.join(packageRoot, '../../docs/requirements/catalogue.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([key = '', , , limit = '']) => [key, limit === '' ? undefined : Number(limit)]),
);

describeOnDatabase('templates', (open) => {
  let t: TestApi;
  let served: ResponseOf<typeof listTemplates>['data'];
  let all: Attributes[];
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const response = await t.app.inject({ url: '/services/content/templates', headers });
    expect(response.statusCode).toBe(200);
    return response.json().data as typeof served;
  };
  beforeAll(async () => {
    t = await open({ demo: true });
    served = await read('en');
    all = served.map(({ attributes }) => attributes as unknown as Attributes);
  });
  afterAll(() => t.close());

  test('are resources with an id of their own and the type template [B-3-01] [B-3-02]', () => {
    expect(new Set(served.map(({ id }) => id)).size).toBe(served.length);
    for (const { type } of served) expect(type).toBe('template');
  });

  test.each(['name', 'description', 'short_description'] as const)(
    'each have a %s in the asked language',
    async (attribute) => {
      const arabic = (await read('ar')).map(({ attributes }) => attributes[attribute]);
      for (const [at, attributes] of all.entries()) {
        expect(attributes[attribute], attributes.key).toMatch(/[a-z]{3}/i);
        expect(arabic[at], attributes.key).toMatch(/\p{Script=Arabic}/u);
      }
    },
  );

  test('are each in one of the eleven groups [B-3-07]', () => {
    expect(blockGroups).toHaveLength(11);
    for (const { group, key } of all) expect(blockGroups, key).toContain(group);
  });

  test('limit their groups by the table, and say nothing of a limit beyond it [B-3-14]', () => {
    expect(all.filter(({ key }) => limits.get(key) !== undefined).length).toBeGreaterThan(3);
    for (const attributes of all.filter(({ key }) => limits.has(key))) {
      const { key, max_field_groups } = attributes;
      expect([key, max_field_groups]).toEqual([key, limits.get(key)]);
      expect(Object.hasOwn(attributes, 'max_field_groups'), key).toBe(
        limits.get(key) !== undefined,
      );
    }
  });

  const isField = {
    label: expect.stringMatching(/\S/),
    symbol: expect.stringMatching(/^\S+$/),
    field_type: expect.any(String),
    attrs: expect.any(Object),
    contentful: expect.any(Boolean),
  };

  test('list fields of their own as field objects [B-3-15]', () => {
    for (const { key, fields } of all) {
      expect(fields.length, key).toBeGreaterThan(0);
      for (const field of fields) {
        expect(field, key).toMatchObject(isField);
        expect(field).toHaveProperty('value');
      }
    }
  });

  test('list the groups that are filled, each a list of fields; a template has none yet [B-3-16]', () => {
    for (const { key, field_groups, field_groups_template } of all) {
      expect(field_groups, key).toEqual([]);
      expect(Array.isArray(field_groups_template), key).toBe(true);
      for (const field of field_groups_template) expect(field, key).toMatchObject(isField);
    }
    const repeatable = all.filter((it) => it.field_groups_template.length > 0);
    expect(repeatable.map(({ key }) => key)).toContain('accordion');
  });

  test('have the defaults of what they do not set [B-3-19]', () => {
    expect(all.find(({ key }) => key === 'snippet')).toMatchObject({
      list_priority: 0,
      hidden: false,
      external_block: false,
      area: 'content',
      template: 'snippet',
    });
  });

  test('name a picture of each built-in block, which the service has [B-3-09]', async () => {
    const built = all.filter(({ key }) => builtInThumbnail(key) !== undefined);
    expect(built.length).toBeGreaterThan(60);
    for (const { key, thumbnail_url } of built) {
      const picture = await t.app.inject(thumbnail_url ?? '');
      expect([key, picture.statusCode]).toEqual([key, 200]);
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
    const unknown = await t.app.inject('/services/content/templates/nothing/thumbnail.webp');
    expect(unknown.statusCode).toBe(404);
  });

  test('each name the area of a page in which they stand [B-3-12]', () => {
    for (const { area, key } of all) expect([key, area]).toEqual([key, 'content']);
  });

  describe('reading and writing are restricted by role', () => {
    const page = '/services/content/public_api/pages/by_path/defender';

    test('anybody reads templates and placed blocks; writing needs a staff session [B-6-04]', async () => {
      expect((await t.app.inject('/services/content/templates')).statusCode).toBe(200);
      const shown = await t.app.inject(page);
      expect(shown.statusCode).toBe(200);
      expect(shown.json().data.attributes.blocks.length).toBeGreaterThan(0);
      const { data } = await t.api.call(getPageByPath, {
        params: { path: 'defender' },
        query: { locale: 'ar' },
      });
      const operations = [{ kind: 'remove_block', block: 'defender-1' }];
      const write = { method: 'PUT', url: `/services/content/pages/${data.id}` } as const;
      const payload = { version: 1, operations };
      expect((await t.app.inject({ ...write, payload })).statusCode).toBe(401);
      const publish = { method: 'POST', url: `${write.url}/publish`, payload } as const;
      expect((await t.app.inject(publish)).statusCode).toBe(401);
      expect((await t.app.inject(page)).json()).toEqual(shown.json());
      const input = { params: { id: data.id }, body: { version: 1, operations } };
      const saved = await t.api.call(savePage, input, await t.as('editor'));
      expect(saved.data.version).toBe(2);
    });
  });
});
