import { getPageByPath } from '@mawkib/api-clients/contracts/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { type ContentStaff, lastChanges, staffClient, visit } from '../staff-content.fixture.js';

describeOnDatabase('redirects', (open) => {
  let t: TestApi;
  let publisher: ContentStaff;
  beforeAll(async () => {
    t = await open({ demo: true });
    publisher = await staffClient(t, 'publisher');
  });
  afterAll(() => t.close());

  const make = async (path: string, to: string, more: object = {}) =>
    (await publisher.createRedirect({ body: { path, to, ...more } })).data;
  const error = (promise: Promise<unknown>) =>
    promise.then(
      () => ({ code: 'done' }),
      ({ code, problem }: { code: string; problem: object }) => ({ ...problem, code }),
    );

  test('lead visitors on as soon as they are stored, by 301 unless another code is given', async () => {
    const redirect = await make('/Old-Offers.html', '/ar/offers/?a=1');
    expect(redirect).toMatchObject({ to: '/offers?a=1', http_code: 301, link_type: 'internal' });
    expect(await visit(t, '/Old-Offers.html')).toMatchObject({
      type: 'redirect',
      attributes: { to: '/offers?a=1' },
    });
    expect(await make('/partner', 'https://partner.example/x', { http_code: 302 })).toMatchObject({
      http_code: 302,
      link_type: 'external',
    });
    expect(await make('/guide', '/services/media/a.pdf', { is_file: true })).toMatchObject({
      link_type: 'file',
    });
    expect((await lastChanges(t, 1))[0]?.action).toBe('redirect.created');
  });

  test.each([
    ['/%D8%B9%D8%B1%D9%88%D8%B6', '/عروض', '/عروض'],
    ['/ar/%d8%B9%D8%B1%D9%88%D8%B6-2/', '/عروض-2', '/عروض-2'],
    ['https://old.example/en/%D8%AC%D8%AF%D9%8A%D8%AF', '/جديد', '/جديد'],
    ['\u200f/\u200fقديم\u200e ', '/قديم', '/قديم'],
    ['/Cafe\u0301', '/café', '/cafe\u0301'],
    ['/Old//List/./a/../B.HTML', '/old/list/b.html', '/OLD/List/b.html'],
    ['/Our%20Cars%20(2)/', '/our cars (2)', '/our cars (2)'],
    ['http://OLD.example/summer?utm_source=x&gclid=1#top', '/summer', '/Summer'],
  ])('from %s are stored as %s, and lead on from %s', async (given, path, visited) => {
    expect(await make(given, '/offers')).toMatchObject({ path });
    expect(await visit(t, visited)).toMatchObject({ attributes: { to: '/offers' } });
  });

  test('from an address with a query lead on from that query, in any order', async () => {
    expect(await make('/Page.php?b=2&id=5&utm_medium=x', '/offers')).toMatchObject({
      path: '/page.php?b=2&id=5',
    });
    const at = (search: string) =>
      t.api
        .call(getPageByPath, { params: { path: 'page.php' }, query: { locale: 'ar', search } })
        .then(
          ({ data }) => data.type,
          () => 'missing',
        );
    expect(await Promise.all(['?id=5&b=2', '?id=6&b=2', ''].map(at))).toEqual([
      'redirect',
      'missing',
      'missing',
    ]);
  });

  test('to an address of this site in any spelling lead to its path', async () => {
    const { origin } = t.config;
    const to = `${origin.replace('http', 'HTTP')}/ar/%D8%B9%D8%B1%D9%88%D8%B6-X?a=%2F#b`;
    expect(await make('/spelled', to)).toMatchObject({ link_type: 'internal' });
    expect(await visit(t, '/spelled')).toMatchObject({
      attributes: { to: `${encodeURI('/عروض-x')}?a=%2F#b` },
    });
    expect(await error(make('/around', '/Around/'))).toMatchObject({ code: 'redirect_loop' });
  });

  test('are changed by version, and deleted', async () => {
    const { id, version } = await make('/spring', '/offers');
    const edit = (given: number, path: string) =>
      publisher.updateRedirect({
        params: { id },
        body: { path, to: '/vehicles', version: given },
      });
    expect((await edit(version, '/spring-sale')).data).toMatchObject({ version: 2 });
    expect(await visit(t, '/spring')).toBe('unknown_page');
    expect(await visit(t, '/spring-sale')).toMatchObject({ attributes: { to: '/vehicles' } });
    expect(await error(edit(version, '/x'))).toMatchObject({
      code: 'stale_version',
      current_version: 2,
    });
    await publisher.deleteRedirect({ params: { id }, query: { version: 2 } });
    expect(await visit(t, '/spring-sale')).toBe('unknown_page');
    const { data } = await publisher.listRedirects({ query: { search: 'spring' } });
    expect(data).toEqual([]);
  });

  test('that loop are rejected, with the chain', async () => {
    expect(await error(make('/me', '/en/me/?x=1'))).toMatchObject({ code: 'redirect_loop' });
    await make('/one', '/two');
    expect(await error(make('/two', '/one'))).toMatchObject({
      status: 409,
      code: 'redirect_loop',
      where: [
        { path: '/two', to: '/one' },
        { path: '/one', to: '/two' },
      ],
    });
  });

  test('that form a chain are rejected, in either order', async () => {
    await make('/step', '/offers');
    expect(await error(make('/before', '/step#top'))).toMatchObject({
      code: 'redirect_chain',
      where: [
        { path: '/before', to: '/step#top' },
        { path: '/step', to: '/offers' },
      ],
    });
    expect(await error(make('/vehicles-2', '/defender'))).toMatchObject({ code: 'done' });
    await make('/to-nowhere', '/nowhere-yet');
    expect(await error(make('/nowhere-yet', '/defender'))).toMatchObject({
      code: 'redirect_chain',
      where: [
        { path: '/to-nowhere', to: '/nowhere-yet' },
        { path: '/nowhere-yet', to: '/defender' },
      ],
    });
  });

  test('two that would form a loop together: one is rejected', async () => {
    const outcomes = await Promise.all([
      error(make('/circle-a', '/circle-b')),
      error(make('/circle-b', '/circle-a')),
    ]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['done', 'redirect_loop']);
  });

  test.each([
    ['/defender', '/offers', 'path_taken'],
    ['/', '/offers', 'invalid_settings'],
    ['/cms/x', '/offers', 'invalid_settings'],
    ['/fine', 'javascript:alert(1)', 'invalid_settings'],
    ['/fine', '//evil.example', 'invalid_settings'],
    ['/fine', 'offers', 'invalid_settings'],
    ['/fine', 'ftp://files.example/a', 'invalid_settings'],
  ])('%s to %s: %s', async (path, to, code) => {
    expect(await error(make(path, to))).toMatchObject({ code });
  });

  test('editors cannot create them', async () => {
    const editor = await staffClient(t, 'editor');
    const made = editor.createRedirect({ body: { path: '/x', to: '/offers' } });
    expect(await error(made)).toMatchObject({ code: 'forbidden' });
  });
});
