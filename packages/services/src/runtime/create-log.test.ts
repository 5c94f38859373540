import { createLead } from '@mawkib/api-clients/contracts/forms';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { redacted } from './create-log.js';

describeOnDatabase('logs', (open) => {
  let t: TestApi;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    t = await open({ demo: true, config: { log } });
  });
  afterAll(() => t.close());

  const secrets = ['0501234567', 'noura@example.test', 'نورة', 'a-secret-token'];

  test('identify each request by id and route, and no person', async () => {
    await t.app.inject({
      method: 'POST',
      url: '/services/forms/forms/test-drive/leads?token=a-secret-token',
      headers: { 'x-request-id': 'logged-request', cookie: 'mawkib_session=a-secret-token' },
      payload: { data: { first_name: 'نورة', phone: '0501234567', email: 'noura@example.test' } },
    });
    const line = lines.find((text) => text.includes('logged-request'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      requestId: 'logged-request',
      method: 'POST',
      route: '/services/forms/forms/:id/leads',
      status: 422,
    });
    for (const secret of secrets) expect(lines.join()).not.toContain(secret);
  });

  test('contain no input of a visitor when the database fails', async () => {
    await t.database.db.execute(
      "alter table leads add constraint no_more check (locale = 'xx') not valid",
    );
    lines.length = 0;
    const data = {
      first_name: 'نورة',
      last_name: 'الكعبي',
      phone: '0501234567',
      email: 'noura@example.test',
      model: 'defender',
      retailer: 'MKDXB01',
      consent: 'true',
    };
    const call = t.api.call(createLead, { params: { id: 'test-drive' }, body: { data } });
    await expect(call).rejects.toMatchObject({ status: 500, code: 'unexpected' });
    expect(lines.join()).toContain('unexpected failure');
    expect(lines.join()).toContain('23514');
    for (const secret of secrets) expect(lines.join()).not.toContain(secret);
  });
});

test('known secrets are redacted wherever they are logged', () => {
  const lines: string[] = [];
  const log = pino(
    { redact: { paths: redacted, censor: '[redacted]' } },
    { write: (line: string) => lines.push(line) },
  );
  log.info({
    headers: { cookie: 'a', authorization: 'b' },
    input: { email: 'c' },
    person: { name: 'd' },
  });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    headers: { cookie: '[redacted]', authorization: '[redacted]' },
    input: { email: '[redacted]' },
    person: { name: '[redacted]' },
  });
});
