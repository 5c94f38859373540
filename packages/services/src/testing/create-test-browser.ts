import type { FastifyInstance } from 'fastify';

export interface Page {
  /** Path and query of the final page. */
  url: string;
  status: number;
  body: string;
}

/** A browser without scripts: stores cookies, follows redirects, submits forms. */
export function createTestBrowser(app: FastifyInstance, host = 'localhost:3000') {
  const cookies = new Map<string, { value: string; raw: string }>();
  let current = '/';
  let lastLocation = '/';

  const cookieHeader = () => [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

  async function request(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
    const response = await app.inject({
      method,
      url,
      headers: {
        host,
        ...(cookies.size && { cookie: cookieHeader() }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const raw of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = raw.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const over = /max-age=0|expires=Thu, 01 Jan 1970/i.test(raw);
      if (over || value === '') cookies.delete(name);
      else cookies.set(name, { value, raw });
    }
    return response;
  }

  /** Follows redirects within the services, at most `max`. */
  async function go(
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string>,
    max = 10,
  ): Promise<Page> {
    let response = await request(method, url, form);
    current = url;
    for (let followed = 0; response.headers.location && followed < max; followed += 1) {
      const next = new URL(String(response.headers.location), `http://${host}`);
      lastLocation = `${next.pathname}${next.search}`;
      if (!next.pathname.startsWith('/services/')) {
        return { url: lastLocation, status: 200, body: '' };
      }
      if (followed + 1 === max) break;
      current = lastLocation;
      response = await request('GET', current);
    }
    return { url: current, status: response.statusCode, body: response.body };
  }

  return {
    cookieHeader,
    rawCookie: (name: string) => cookies.get(name)?.raw,
    lastLocation: () => lastLocation,
    follow: (url: string) => go('GET', url),
    /** Submits the form of the current page; follows at most `max` redirects. */
    post: (form: Record<string, string>, max?: number) => go('POST', current, form, max),
  };
}
