import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const transport = (auth?: { user: string; pass: string }) =>
  createTransport({ host: '127.0.0.1', port: test.sandbox.smtpPort, secure: false, auth });
const letter = {
  from: 'Market <no-reply@market.example>',
  to: 'layla@example.com',
  subject: 'تأكيد الحجز',
  text: 'رمز التأكيد ٤٢',
};
const kept = async (query = '') => (await test.call(`/_sandbox/mails${query}`)).json();

describe('the mail sink', () => {
  it('stores mails of nodemailer: Arabic, HTML, attachments, hidden recipients', async () => {
    await transport().sendMail({
      ...letter,
      bcc: 'audit@example.com',
      html: '<p dir="rtl">رمز <b>التأكيد</b></p>',
      attachments: [
        { filename: 'order.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' },
      ],
    });
    const [mail] = await kept();
    expect(mail).toMatchObject({
      from: 'no-reply@market.example',
      to: ['layla@example.com', 'audit@example.com'],
      subject: 'تأكيد الحجز',
      attachments: [{ name: 'order.pdf', type: 'application/pdf', bytes: 4 }],
    });
    expect(mail.text).toContain('رمز التأكيد ٤٢');
    expect(mail.html).toContain('<b>التأكيد</b>');
  });

  it('shows each mail on a page without scripts', async () => {
    await transport({ user: 'any', pass: 'thing' }).sendMail({
      ...letter,
      subject: '<img src=x onerror=alert(1)>',
      html: '<script>alert(1)</script>',
    });
    const [{ id }] = await kept('?to=layla@example.com');
    const page = await test.call(`/_sandbox/mails/${id}`);
    const text = await page.text();
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('<iframe sandbox="allow-popups');
    const html = await test.call(`/_sandbox/mails/${id}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*scripts)/);
    expect(await (await test.call(`/_sandbox/mails/${id}/raw`)).text()).toContain('MIME-Version');
    expect(await kept('?to=nobody@example.com')).toEqual([]);
    expect((await test.call('/_sandbox/mails/none')).status).toBe(404);
  });

  it('applies status, drop and lose faults', async () => {
    const order = (json: object) =>
      test.call('/_sandbox/faults', { json: { service: 'smtp', ...json } });
    await order({ kind: 'status', status: 503 });
    await expect(transport().sendMail(letter)).rejects.toMatchObject({ responseCode: 451 });
    await order({ kind: 'drop' });
    await expect(transport().sendMail(letter)).rejects.toThrow();
    expect(await kept()).toEqual([]);
    await order({ kind: 'lose' });
    await expect(transport().sendMail(letter)).rejects.toThrow();
    expect(await kept()).toHaveLength(1);
    await transport().sendMail(letter);
    expect(await kept()).toHaveLength(2);
  });

  it('offers no STARTTLS, and rejects mailboxes like a real server', async () => {
    const secure = createTransport({
      host: '127.0.0.1',
      port: test.sandbox.smtpPort,
      requireTLS: true,
    });
    await expect(secure.sendMail(letter)).rejects.toMatchObject({ code: 'ETLS' });
    const bounced = transport().sendMail({ ...letter, to: 'bounce@example.com' });
    await expect(bounced).rejects.toMatchObject({ responseCode: 550 });
    const full = transport().sendMail({ ...letter, to: 'full+1@example.com' });
    await expect(full).rejects.toMatchObject({ responseCode: 452 });
    expect(await kept()).toEqual([]);
  });
});
