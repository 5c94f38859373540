import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailMessage, mailOutbox } from '../db/schema/mail.js';
import { createLog } from '../frame/log.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { layOutMail } from './mail-layout.js';
import { createMailTransport } from './mail-transport.js';
import { createMailWorker, retryDelay } from './mail-worker.js';
import { enqueueMail } from './outbox.js';

const message: MailMessage = { to: 'a@example.test', subject: 'S', text: 'T', html: '<p>T</p>' };

describeOnBoth('the mail outbox', (open) => {
  let t: TestApi;
  let now = new Date('2026-11-20T08:00:00Z');
  beforeAll(async () => {
    t = await open({ modules: [] });
  });
  afterAll(() => t.close());

  /** A worker whose server fails as often as it is told. */
  const workerOf = (failures: number) => {
    const sent: string[] = [];
    let left = failures;
    const worker = createMailWorker(
      { db: t.database.db, clock: { now: () => now }, log: createLog('silent') },
      {
        send: async (id) => {
          if (left > 0) {
            left -= 1;
            throw new Error('The server is away');
          }
          sent.push(id);
        },
        close: () => {},
      },
    );
    return { worker, sent };
  };
  const rowOf = async (id: string) => {
    const [row] = await t.database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
    return row;
  };
  const promise = () => enqueueMail(t.database.db, message, now);

  test('sends each mail once, however many workers look', async () => {
    const ids = await Promise.all([promise(), promise(), promise()]);
    const [one, other] = [workerOf(0), workerOf(0)];
    await Promise.all([one.worker.drain(), other.worker.drain()]);
    expect([...one.sent, ...other.sent].sort()).toEqual(ids.sort());
    expect((await rowOf(ids[0] ?? ''))?.message).toBeNull();
  });

  test('tries again after a while until the server is back', async () => {
    const id = await promise();
    const { worker, sent } = workerOf(2);
    expect(await worker.drain()).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      last_error: 'The server is away',
      message,
    });
    expect(await worker.drain()).toBe(0);
    now = new Date(now.getTime() + retryDelay(1));
    await worker.drain();
    now = new Date(now.getTime() + retryDelay(2));
    expect(await worker.drain()).toBe(1);
    expect(sent).toEqual([id]);
  });

  test('sends what a killed worker had taken', async () => {
    const id = await promise();
    // Taken a moment ago by someone who will never note that it was sent.
    const taken = { attempts: 1, due_at: new Date(now.getTime() + 60_000) };
    await t.database.db.update(mailOutbox).set(taken).where(eq(mailOutbox.id, id));
    const { worker, sent } = workerOf(0);
    await worker.drain();
    expect(sent).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    await worker.drain();
    expect(sent).toEqual([id]);
  });

  test('forgets a mail whose transaction was undone', async () => {
    const undone = t.database.db.transaction(async (tx) => {
      await enqueueMail(tx, message, now);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { worker, sent } = workerOf(0);
    await worker.drain();
    expect(sent).toEqual([]);
  });

  test('gives up after three days and says so', async () => {
    const id = await promise();
    now = new Date(now.getTime() + 3 * 24 * 3_600_000);
    await workerOf(1).worker.drain();
    expect((await rowOf(id))?.gave_up_at).toEqual(now);
    const { worker, sent } = workerOf(0);
    await worker.drain();
    expect(sent).toEqual([]);
  });
});

test('a mail goes over SMTP with its id and in UTF-8', async () => {
  const server = await smtpServer();
  const config = {
    dataDir: '',
    mail: { url: `smtp://127.0.0.1:${server.port}`, from: 'Mawkib <no-reply@example.test>' },
  };
  const transport = createMailTransport(config, createLog('silent'));
  await transport.send('0001', { ...message, subject: 'أكّد حجزك' });
  transport.close();
  server.close();
  const received = server.received();
  expect(received).toContain('Message-ID: <0001@example.test>');
  expect(received).toContain('RCPT TO:<a@example.test>');
  expect(received).toMatch(/Subject: =\?UTF-8\?/i);
});

/** Says yes to every line and keeps them. */
async function smtpServer() {
  let lines = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      lines += text;
      if (inData && !lines.endsWith('\r\n.\r\n')) return;
      const data = /^DATA/i.test(text);
      inData = data;
      socket.write(data ? '354 go\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, received: () => lines, close: () => server.close() };
}

describe('a mail', () => {
  const content = {
    to: 'a@example.test',
    subject: 'أكّد حجز\r\nBcc: all@example.test',
    greeting: 'مرحبًا <b>نورة</b>،',
    paragraphs: ['شكرًا.'],
    action: { label: 'تأكيد', url: 'https://example.test/?a=1&b="2"' },
    facts: [{ label: 'رقم الطلب', value: 'MK-7F3K-92QD', ltr: true }],
    closing: ['إلى اللقاء'],
  };

  test('runs in its language’s direction and keeps numbers from turning', () => {
    const { html } = layOutMail(content, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<bdi dir="ltr">MK-7F3K-92QD</bdi>');
    expect(layOutMail(content, 'en').html).toContain('dir="ltr"><head>');
  });

  test('shows what a visitor typed as text, and lets no header in', () => {
    const { html, subject, text } = layOutMail(content, 'ar');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('&b="2"');
    expect(subject).toBe('أكّد حجز Bcc: all@example.test');
    expect(text).toContain('https://example.test/?a=1&b="2"');
  });
});
