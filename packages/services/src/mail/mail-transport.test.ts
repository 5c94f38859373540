import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { testCertificate, testKey } from '../guarded-fetch/certificate.fixture.js';
import { createLog } from '../runtime/create-log.js';
import { createMailTransport } from './mail-transport.js';

const message = { to: 'a@example.test', subject: 'أكّد حجزك', text: 'T', html: '<p>T</p>' };
const from = 'Mawkib <no-reply@example.test>';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** An SMTP server that accepts and records every line. */
async function smtpServer({ tls = false } = {}) {
  let lines = '';
  const serve = (socket: Socket) => {
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      lines += text;
      if (inData && !lines.endsWith('\r\n.\r\n')) return;
      const data = /^DATA/i.test(text);
      inData = data;
      if (/^EHLO/i.test(text)) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
      else if (/^STARTTLS/i.test(text)) socket.write('502 no\r\n');
      else if (/^AUTH/i.test(text)) socket.write('235 welcome\r\n');
      else socket.write(data ? '354 go\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  };
  const server = tls
    ? createTlsServer({ key: testKey, cert: testCertificate }, serve)
    : createServer(serve);
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  opened.push(server);
  const { port } = server.address() as AddressInfo;
  return { port, received: () => lines };
}

const send = (url: string, more: object = {}) => {
  const transport = createMailTransport({ dataDir: '', mail: { url, from } }, createLog('silent'));
  opened.push(transport);
  return transport.send('0001', { ...message, ...more });
};

test('a mail is sent over SMTP with its id, in UTF-8, with a reply address', async () => {
  const server = await smtpServer();
  await send(`smtp://127.0.0.1:${server.port}`, { replyTo: 'noura@example.test' });
  const received = server.received();
  expect(received).toContain('Message-ID: <0001@example.test>');
  expect(received).toContain('RCPT TO:<a@example.test>');
  expect(received).toContain('Reply-To: noura@example.test');
  expect(received).toContain('Auto-Submitted: auto-generated');
  expect(received).toMatch(/Subject: =\?UTF-8\?/i);
  expect(received).toContain('From: Mawkib <no-reply@example.test>');
});

test('the sender’s name is the mail’s, the address the deployment’s', async () => {
  const server = await smtpServer();
  await send(`smtp://127.0.0.1:${server.port}`, { fromName: 'Land Rover' });
  expect(server.received()).toContain('From: Land Rover <no-reply@example.test>');
  expect(server.received()).toContain('MAIL FROM:<no-reply@example.test>');
});

test('a password is sent over TLS only, to a server with a valid certificate', async () => {
  const server = await smtpServer({ tls: true });
  const address = `smtps://market:s%40crt@127.0.0.1:${server.port}`;
  await expect(send(address)).rejects.toThrow(/certificate/i);
  expect(server.received()).toBe('');
  await send(`${address}?tls.rejectUnauthorized=false`);
  const auth = Buffer.from('\0market\0s@crt').toString('base64');
  expect(server.received()).toContain(`AUTH PLAIN ${auth}`);
});

test('no password goes to another machine without TLS', async () => {
  const server = await smtpServer();
  await expect(send(`smtp://market:secret@127.0.0.2:${server.port}`)).rejects.toThrow(/STARTTLS/i);
  expect(server.received()).not.toContain('AUTH');
  await send(`smtp://market:secret@127.0.0.1:${server.port}`);
  expect(server.received()).toContain('AUTH PLAIN');
});
