import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('frame', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());

  test('answers /health and /ready', async () => {
    expect((await t.app.inject('/health')).json()).toEqual({ status: 'alive' });
    expect((await t.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });

  test('responds to an unknown route with a problem in the requested language', async () => {
    const response = await t.app.inject({
      url: '/services/content/nothing',
      headers: { 'accept-language': 'en-GB,ar;q=0.5', 'x-request-id': 'request-0001' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['x-request-id']).toBe('request-0001');
    expect(response.json()).toMatchObject({
      code: 'unknown_route',
      status: 404,
      title: 'No service exists at this URL',
      instance: 'urn:mawkib:request:request-0001',
    });
    const arabic = await t.app.inject('/services/content/nothing');
    expect(arabic.json().title).toBe('لا توجد خدمة على هذا العنوان');
  });
});
