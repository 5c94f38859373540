import { assertSame, inTurn, type MakeCall } from './measured-call.ts';

interface Row {
  path: string;
  title: { ar: string; en: string };
}

const published = `select published from pages where path = $1 and published is not null`;
const requestOf = (path: string) => ({
  path: `/services/content/public_api/pages/by_path${path}?locale=ar`,
});

export const pageByPath: MakeCall = async (api) => {
  const pages = await api.rows<Row>(
    `select path, title from pages where published is not null and kind = 'page' order by path`,
  );
  return {
    name: 'page by path',
    request: (turn) => requestOf(inTurn(pages, turn).path),
    bare: pages.map(({ path }) => [{ text: published, values: [path] }]),
    async check() {
      for (const { path, title } of pages) {
        const { data } = await api.json(requestOf(path));
        const { attributes } = data as { attributes: { path: string; title: string; blocks: [] } };
        assertSame(path, [attributes.path, attributes.title], [path, title.ar]);
        if (!attributes.blocks.length) throw new Error(`${path} has no blocks`);
      }
    },
  };
};

export const settings: MakeCall = async (api) => {
  const text = 'select key, value from settings order by key';
  const request = { path: '/services/content/settings' };
  return {
    name: 'settings',
    request: () => request,
    bare: [[{ text, values: [] }]],
    async check() {
      const { data } = await api.json(request);
      const answered = (data as { key: string; value: unknown }[]).map(({ key, value }) => ({
        key,
        value,
      }));
      assertSame('settings', answered, await api.rows(text));
    },
  };
};
