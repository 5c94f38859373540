import { afterEach, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('behind proxies', (open) => {
  let t: TestApi;
  afterEach(() => t.close());

  /** Status codes of two writes with a limit of one per minute and client. */
  const twoWrites = async (
    trustedProxies: number | string[],
    one: { from: string; forwarded?: string },
    other: { from: string; forwarded?: string },
  ) => {
    t = await open({
      config: { trustedProxies, limits: { signInPerMinute: 0, leadsPerMinute: 1 } },
    });
    const statuses: number[] = [];
    for (const { from, forwarded } of [one, other]) {
      const response = await t.app.inject({
        method: 'POST',
        url: '/services/forms/forms/any/leads',
        remoteAddress: from,
        headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
        payload: {},
      });
      statuses.push(response.statusCode);
    }
    return statuses;
  };
  const counted = [400, 429];
  const apart = [400, 400];

  test("a visitor's own X-Forwarded-For is ignored", async () => {
    const from = '203.0.113.9';
    const spoofed = { from, forwarded: '198.51.100.7' };
    expect(await twoWrites([], { from }, spoofed)).toEqual(counted);
    await t.close();
    expect(await twoWrites(['10.0.0.0/8'], { from }, spoofed)).toEqual(counted);
  });

  test("a trusted proxy sets the client address; the visitor's own header is ignored", async () => {
    const from = '10.0.0.1';
    const [a, b] = ['198.51.100.7', '198.51.100.8'];
    const by = (forwarded: string) => ({ from, forwarded });
    expect(await twoWrites(['10.0.0.0/8'], by(a), by(b))).toEqual(apart);
    await t.close();
    expect(await twoWrites(['10.0.0.0/8'], by(`192.0.2.1, ${a}`), by(`192.0.2.2, ${a}`))).toEqual(
      counted,
    );
    await t.close();
    const chain = (first: string) => by(`${first}, 10.0.0.2`);
    expect(await twoWrites(['10.0.0.0/8'], chain(a), chain(b))).toEqual(apart);
  });

  test('a number of proxies is counted from the server', async () => {
    const by = (forwarded: string) => ({ from: '192.0.2.50', forwarded });
    expect(await twoWrites(1, by('1.1.1.1, 198.51.100.7'), by('2.2.2.2, 198.51.100.7'))).toEqual(
      counted,
    );
    await t.close();
    expect(await twoWrites(1, by('198.51.100.7'), by('198.51.100.8'))).toEqual(apart);
    await t.close();
    expect(await twoWrites(0, by('198.51.100.7'), by('198.51.100.8'))).toEqual(counted);
  });

  test('cookies are Secure depending on the public origin, not on the connection', async () => {
    const cookieOf = async (origin: string, said: string) => {
      const config = { origin, trustedProxies: ['127.0.0.1'], demoSignIn: true };
      t = await open({ config });
      const { cookie } = await t.as('editor');
      const { data } = (
        await t.app.inject({ url: '/services/identity/session', headers: { cookie } })
      ).json();
      const response = await t.app.inject({
        method: 'POST',
        url: '/services/identity/sign-out',
        headers: { cookie, 'x-csrf-token': data.csrf, 'x-forwarded-proto': said },
      });
      expect(response.statusCode).toBe(200);
      return [response.headers['set-cookie'], response.headers['strict-transport-security']].join(
        '; ',
      );
    };
    const secure = await cookieOf('https://cars.example.test', 'http');
    expect(secure).toMatch(/^__Host-mawkib_session=;.*; max-age=31536000$/);
    expect(secure.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly']));
    expect(secure).not.toContain('Domain');
    await t.close();
    const plain = await cookieOf('http://localhost:3000', 'https');
    expect(plain).toMatch(/^mawkib_session=/);
    expect(plain).not.toMatch(/Secure|max-age=31536000/);
  });
});
