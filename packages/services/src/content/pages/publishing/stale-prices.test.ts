import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api.js';
import { type ContentStaff, staffClient } from '../../staff-content.fixture.js';

describeOnDatabase('typed prices of a finance calculator', (open) => {
  let t: TestApi;
  let editor: ContentStaff;
  let publisher: ContentStaff;
  beforeAll(async () => {
    t = await open({ demo: true });
    editor = await staffClient(t, 'editor');
    publisher = await staffClient(t, 'publisher');
  });
  afterAll(() => t.close());

  test('a price that differs from the catalogue is not published, now or later', async () => {
    const title = { ar: 'تمويل', en: 'Finance' };
    const { data: page } = await editor.createPage({ body: { path: '/monthly', title } });
    const model = (key: string, price?: unknown) => ({ key, name: key, price });
    const models = (price: unknown) =>
      JSON.stringify([model('Defender 110', price), model('unknown_car', 5), model('f_pace')]);
    const save = async (version: number, operation: object) =>
      (
        await editor.savePage({
          params: { id: page.id },
          body: { version, operations: [operation] as never },
        })
      ).data.version;
    const block = {
      id: 'finance',
      template: 'finance-calculator',
      version: 1,
      fields: { models_info: models('٣٠٤٬٠٠٠') },
      groups: [],
    };
    let version = await save(page.version, { kind: 'insert_block', index: 0, block });
    const publish = () => publisher.publishPage({ params: { id: page.id }, body: { version } });
    const rejected = { status: 422, code: 'invalid_page' };
    const error = await publish().catch((problem: unknown) => problem);
    expect(error).toMatchObject(rejected);
    expect(JSON.stringify(error)).toContain('other_price');
    expect(JSON.stringify(error)).toMatch(/304000.{0,80}catalogue: \d{6}/);
    const at = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
    const later = { action: 'publish', at, version } as never;
    await expect(
      publisher.schedulePage({ params: { id: page.id }, body: later }),
    ).rejects.toMatchObject(rejected);
    const value = models('');
    version = await save(version, {
      kind: 'set_field',
      block: 'finance',
      field: 'models_info',
      value,
    });
    expect((await publish()).data.published_version).toBe(version);
  });
});
