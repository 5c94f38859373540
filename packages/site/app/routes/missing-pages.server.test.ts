import { ServiceError } from '@mawkib/api-clients';
import { getPageByPath } from '@mawkib/api-clients/contracts/content';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { expect, it } from 'vitest';
import { siteApplication } from '../handler/application.fixture.ts';
import * as content from './content.tsx';
import * as notFound from './not-found.tsx';

const messages = {
  ar: 'تعذّر العثور على هذه الصفحة',
  en: 'This page could not be found',
} as const;

/** A site with no page; the content service fails with a status. */
const siteWhere = (status: number) =>
  siteApplication({
    routes: [
      { path: '404', module: notFound },
      { path: '*', id: 'content', module: content },
    ],
    log: () => {},
    responses: {
      [getSession.id]: { person: null },
      [getPageByPath.id]: () => {
        throw new ServiceError('http', 'failed', { status });
      },
    },
  });

it.each([
  ['no page', 404],
  ['a path that is not valid', 400],
  ['a path that fails validation', 422],
])(
  'an address with %s reports that it could not be found, in its language [S-2-60]',
  async (_, status) => {
    const visit = siteWhere(status);
    for (const locale of ['ar', 'en'] as const) {
      const { response } = await visit(`/${locale}/no/such`);
      const target = response.headers.get('location') ?? '';
      expect([response.status, target]).toEqual([302, `/${locale}/404`]);
      const page = await visit(target);
      expect(page.response.status).toBe(404);
      const text = page.document?.slice(page.document.indexOf('<main')).replace(/<script.*/s, '');
      expect(text).toContain(messages[locale]);
    }
  },
);

it('an outage of the service does not: it is a 503', async () => {
  const { response, document } = await siteWhere(500)('/en/no/such');
  expect(response.status).toBe(503);
  expect(document).not.toContain(`>${messages.en}`);
});
