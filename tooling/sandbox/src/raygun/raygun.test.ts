import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const report = (message: unknown) => ({ Details: { Error: { Message: message } } });
const post = (body: object, key = test.sandbox.keys.raygun) =>
  fetch(new URL(`/entries?apikey=${key}`, test.sandbox.url), {
    method: 'POST',
    body: JSON.stringify(body),
  });

describe('error reports', () => {
  it('are received with the key of the market only', async () => {
    expect((await post(report('broken'))).status).toBe(202);
    expect((await post(report('broken'), 'other')).status).toBe(403);
    expect((await post(report(1))).status).toBe(400);
    const state = await (await test.call('/_sandbox/state/raygun')).json();
    expect(state.reports).toEqual([{ message: 'broken', url: '' }]);
  });

  it('are sent by the script, after the commands that waited for it', async () => {
    const source = await (await test.call('/raygun4js/raygun.min.js')).text();
    const sent: [string, { body: string }][] = [];
    const page = {
      RaygunObject: 'rg4js',
      rg4js: Object.assign(() => {}, {
        o: [
          ['apiKey', 'k'],
          ['options', { apiUrl: 'https://api.example' }],
          ['onBeforeSend', (given: object) => ({ ...given, checked: true })],
          ['send', { error: new Error('early') }],
        ],
      }),
    };
    const fetched = async (...call: [string, { body: string }]) => void sent.push(call);
    new Function('window', 'document', 'location', 'fetch', source)(
      page,
      { referrer: '' },
      { href: 'https://m.example/' },
      fetched,
    );
    const [url, { body }] = sent[0] ?? ['', { body: '{}' }];
    expect(url).toBe('https://api.example/entries?apikey=k');
    expect(JSON.parse(body)).toMatchObject({
      checked: true,
      Details: { Error: { Message: 'early' } },
    });
  });
});
