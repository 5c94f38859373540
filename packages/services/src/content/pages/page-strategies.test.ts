import type { CallContext } from '@mawkib/api-clients';
import {
  getPage,
  getPageByPath,
  listPages,
  publishPage,
  savePage,
} from '@mawkib/api-clients/contracts/content';
import { dynamicNeeds } from '@mawkib/blocks/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

type Staff = Pick<CallContext, 'cookie' | 'csrf'>;

describeOnDatabase('strategies of content', (open) => {
  let t: TestApi;
  let editor: Staff;
  let publisher: Staff;
  beforeAll(async () => {
    t = await open({ demo: true });
    editor = await t.as('editor');
    publisher = await t.as('publisher');
  });
  afterAll(() => t.close());

  test('are kept with the page and reach whoever shows it, in one language [B-3-395]', async () => {
    const { data: pages } = await t.api.call(listPages, { query: { search: '/defender' } }, editor);
    const id = pages.find(({ path }) => path === '/defender')?.id ?? '';
    const { data: page } = await t.api.call(getPage, { params: { id } }, editor);
    const [first] = page.blocks;
    const strategy = {
      key: 'brand_from_url',
      value: 'jaguar',
      fallback: { ar: 'بديل', en: 'Else' },
    };
    const set = (value: unknown) => [
      { kind: 'set_field', block: first?.id, field: 'dc_strategy', value },
    ];
    const { version } = page;
    const saved = await t.api.call(
      savePage,
      { params: { id }, body: { version, operations: set(strategy) } },
      editor,
    );
    await expect(
      t.api.call(
        savePage,
        { params: { id }, body: { version: saved.data.version, operations: set({ key: 5 }) } },
        editor,
      ),
    ).rejects.toMatchObject({ status: 422 });
    const body = { version: saved.data.version };
    await t.api.call(publishPage, { params: { id }, body }, publisher);
    const input = { params: { path: 'defender' }, query: { locale: 'en' } } as const;
    const { data: shown } = await t.api.call(getPageByPath, input);
    if (shown.type !== 'page') throw new Error('no page');
    const needs = dynamicNeeds(shown.attributes.blocks as never);
    expect(needs?.strategies).toMatchObject([{ key: 'brand_from_url', value: 'jaguar' }]);
    expect(JSON.stringify(shown.attributes.blocks[0])).toContain('Else');
  });
});
