import type { InputOf } from '@mawkib/api-clients/contracts';
import { sendInquiryEmail } from '@mawkib/api-clients/contracts/purchase';
import { startSandbox } from '@mawkib/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dealers, mailOutbox } from '../../db/schema/index.js';
import { setSetting } from '../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

type Body = InputOf<typeof sendInquiryEmail>['body'];
interface Received {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
}

describeOnDatabase('inquiries', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let retailer = '';
  let other = '';
  let caller = 0;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const url = `smtp://127.0.0.1:${sandbox.smtpPort}`;
    t = await open({
      demo: true,
      jobs: ['mail'],
      config: {
        mail: { url, from: 'no-reply@market.test' },
        inquiries: { perAddressHour: 5, perRecipientDay: 8 },
      },
    });
    const found = await t.database.db.select({ email: dealers.email }).from(dealers).limit(2);
    [retailer, other] = found.map(({ email }) => email) as [string, string];
  });
  beforeEach(() => {
    sandbox.reset();
    caller += 1;
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });

  const inquiry = (changes: Partial<Body> = {}): Body => ({
    recipients: [retailer],
    customer_data: { name: 'ليلى حسن', email: 'layla@example.test', phone: '+971501234567' },
    vehicle_data: { model_display_name: 'ديفندر 110', vin: 'SALEA7RU0P2000001' },
    ...changes,
  });
  const send = (body: Body, locale: 'ar' | 'en' = 'ar', headers = {}) =>
    t.api.call(
      sendInquiryEmail,
      { body },
      { locale, headers: { 'x-client-address': `10.3.0.${caller}`, ...headers } },
    );
  const received = async (count: number): Promise<Received[]> => {
    const read = async () => (await fetch(`${sandbox.url}/_sandbox/mails`)).json();
    await vi.waitFor(async () => expect(await read()).toHaveLength(count));
    return read();
  };
  const rejected = (call: Promise<unknown>) =>
    call.then(
      () => [],
      (error: { status: number; problem: { code: string; errors?: { field: string }[] } }) => [
        error.status,
        ...(error.problem.errors ?? [error.problem]).map((one) => Object.values(one).slice(0, 2)),
      ],
    );
  const promised = () => t.database.db.$count(mailOutbox);

  test('reach each retailer once, in the requested language, with the customer as reply address', async () => {
    const twice = [retailer, other, retailer.toUpperCase()];
    expect((await send(inquiry({ recipients: twice }))).data).toEqual({ sent: true });
    const mails = await received(2);
    expect(mails.flatMap(({ to }) => to).sort()).toEqual([retailer, other].sort());
    const [mail] = mails;
    expect(mail?.subject).toContain('استفسار عن');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.html).toContain('<bdi dir="ltr">SALEA7RU0P2000001</bdi>');
    expect(mail?.text).toContain('ليلى حسن');
    const replyTo = mail?.headers.find(({ key }) => key === 'reply-to');
    expect(replyTo?.value).toBe('layla@example.test');
    await send(inquiry({ customer_data: { first_name: 'Sara' } }), 'en');
    const english = (await received(3)).find(({ subject }) =>
      /^(New inquiry|Inquiry about)/.test(subject),
    );
    expect(english?.text).toContain('First name: Sara');
    expect(english?.headers.some(({ key }) => key === 'reply-to')).toBe(false);
  });

  test('are sent over HTTP with three keys, all of which reach the retailer [S-7-49] [S-3-16]', async () => {
    const put = (payload: object) =>
      t.app.inject({
        method: 'PUT',
        url: '/services/purchase/buy_online/orders/send_inquiry_email',
        remoteAddress: `10.3.2.${caller}`,
        payload,
      });
    expect((await put(inquiry())).json()).toEqual({ data: { sent: true } });
    const [mail] = await received(1);
    expect(mail?.to).toEqual([retailer]);
    for (const told of ['ليلى حسن', '+971501234567', 'ديفندر 110', 'SALEA7RU0P2000001']) {
      expect(mail?.text).toContain(told);
    }
    expect(mail?.subject).toContain('ديفندر 110');
    expect(mail?.headers.find(({ key }) => key === 'reply-to')?.value).toBe('layla@example.test');
    // A customer who left a number only is passed on too.
    expect((await put(inquiry({ customer_data: { phone: '+971501234567' } }))).statusCode).toBe(
      200,
    );
    const replies = (await received(2)).filter(({ headers }) =>
      headers.some(({ key }) => key === 'reply-to'),
    );
    expect(replies).toHaveLength(1);
    for (const key of Object.keys(inquiry())) {
      const { statusCode, json } = await put({ ...inquiry(), [key]: undefined });
      expect([statusCode, json().errors[0].field]).toEqual([400, key]);
    }
  });

  test('show all values as text, at any depth: no markup, no headers', async () => {
    const evil = '<script>alert(1)</script>\r\nBcc: all@example.test';
    const vehicle_data = {
      model: evil,
      constructor: 'x',
      '<b>key</b>': { inner: [{ '"><img>': true }, 2], list: ['أ', 'ب'] },
    };
    await send(inquiry({ vehicle_data, customer_data: { message: evil } }));
    const [mail] = await received(1);
    expect(mail?.html).not.toMatch(/<script|<b>key|"><img/);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.to).toEqual([retailer]);
    expect(mail?.text).toContain('أ، ب');
  });

  test('are only sent to addresses that the market names', async () => {
    const before = await promised();
    const stranger = inquiry({ recipients: [retailer, 'victim@example.test'] });
    expect(await rejected(send(stranger))).toEqual([
      400,
      ['recipients.1', 'recipient_not_allowed'],
    ]);
    for (const address of ['%', `${retailer}.evil.test`, "x'y@example.test", 'a@b.co']) {
      expect((await rejected(send(inquiry({ recipients: [address] }))))[0]).toBe(400);
    }
    expect(await promised()).toBe(before);
    await setSetting(t, 'inquiry.recipients', 'fleet@market.test, Rental@market.test');
    await send(inquiry({ recipients: ['rental@market.test'] }));
    expect((await received(1))[0]?.to).toEqual(['rental@market.test']);
  });

  test('are rejected without contact details, with too many values or an invalid address', async () => {
    const before = await promised();
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`k${at}`, at]));
    for (const [customer_data, field] of [
      [{}, 'customer_data'],
      [{ name: '', phone: null }, 'customer_data'],
      [many, 'customer_data'],
      [{ email: 'layla@' }, 'customer_data.email'],
    ] as const) {
      const [status, [first] = []] = (await rejected(send(inquiry({ customer_data })))) as [
        number,
        string[],
      ];
      expect([status, first]).toEqual([400, field]);
    }
    expect(await promised()).toBe(before);
  });

  test('are limited by caller and by recipient, and an Idempotency-Key sends one', async () => {
    await t.database.db.delete(mailOutbox);
    const key = { 'idempotency-key': `one-question-${caller}` };
    const http = () =>
      t.app.inject({
        method: 'PUT',
        url: '/services/purchase/buy_online/orders/send_inquiry_email',
        headers: key,
        remoteAddress: `10.3.1.${caller}`,
        payload: inquiry({ recipients: [other] }),
      });
    const answers = [await http(), await http()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await received(1);
    const codes = [];
    for (let sent = 0; sent < 6; sent += 1) {
      codes.push((await rejected(send(inquiry({ recipients: ['fleet@market.test'] }))))[0] ?? 200);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    caller += 100;
    for (let sent = 0; sent < 3; sent += 1) {
      await send(inquiry({ recipients: ['fleet@market.test'] }));
    }
    const full = inquiry({ recipients: ['rental@market.test', 'fleet@market.test'] });
    expect((await rejected(send(full)))[0]).toBe(429);
  });
});
