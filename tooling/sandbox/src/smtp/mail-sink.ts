import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/layout.ts';
import type { Service, Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Mail } from './mail.ts';
import { receiveMails } from './receive-mails.ts';

/** SMTP server that stores mails and never delivers them. */
export interface MailSink {
  service: Service;
  /** Listens for SMTP and resolves to the port; 0 takes a free one. */
  listen(port: number, host: string): Promise<number>;
  /** The port, while it listens. */
  port(): number | undefined;
  close(): Promise<void>;
}

/** Sandbox of a mail's frame: no scripts; links open in a new tab. */
const frame = 'allow-popups allow-popups-to-escape-sandbox';

type ById = { Params: { id: string } };

export function createMailSink(surroundings: Surroundings): MailSink {
  const mails = new BoundedMap<Mail>(300);
  const server = receiveMails(surroundings, (mail) => mails.set(mail.id, mail));
  server.on('error', (error) => surroundings.journal.add('smtp', error.message));
  let port: number | undefined;

  const find = (id: string, reply: FastifyReply) => {
    const mail = mails.get(id);
    if (!mail) reply.code(404).send({ message: 'No such mail.' });
    return mail;
  };
  const service: Service = {
    name: 'smtp',
    title: 'Mails',
    snapshot: () => ({
      mails: mails.list().map(({ id, at, from, to, subject }) => ({
        read: `/_sandbox/mails/${id}`,
        at: new Date(at).toISOString(),
        from,
        to: to.join(', '),
        subject,
      })),
    }),
    reset: () => mails.clear(),
    routes(scope) {
      scope.get<{ Querystring: { to?: string } }>('/_sandbox/mails', (request) => {
        const { to } = request.query;
        return mails.list().filter((mail) => !to || mail.to.includes(to));
      });
      scope.get<ById>('/_sandbox/mails/:id', (request, reply) => {
        const mail = find(request.params.id, reply);
        if (!mail) return reply;
        const { subject, from, to, text, attachments, id } = mail;
        const page = html`<p><a href="/_sandbox">Sandbox</a></p><h1 dir="auto">${subject || 'Without a subject'}</h1>
<p>From ${from} to ${to.join(', ')}. <a href="/_sandbox/mails/${id}/raw">The message to the letter</a>.</p>
${mail.html && html`<iframe sandbox="${frame}" src="/_sandbox/mails/${id}/html" title="The mail as HTML" style="inline-size:100%;block-size:60vh;border:1px solid var(--line)"></iframe>`}
<h2>Text</h2><pre dir="auto">${text}</pre>
${attachments.map(({ name, type, bytes }) => html`<p>${name} (${type}, ${bytes} bytes)</p>`)}`;
        return sendPage(reply, subject, page);
      });
      scope.get<ById>('/_sandbox/mails/:id/html', (request, reply) => {
        const mail = find(request.params.id, reply);
        reply.header('content-security-policy', `sandbox ${frame}`);
        return mail
          ? reply.type('text/html; charset=utf-8').send(`<base target="_blank">${mail.html}`)
          : reply;
      });
      scope.get<ById>('/_sandbox/mails/:id/raw', (request, reply) => {
        const mail = find(request.params.id, reply);
        return mail ? reply.type('text/plain; charset=utf-8').send(mail.raw) : reply;
      });
      scope.get<ById>(
        '/_sandbox/mails/:id/json',
        (request, reply) => find(request.params.id, reply) ?? reply,
      );
    },
  };
  return {
    service,
    port: () => port,
    listen: (requested, host) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(requested, host, () => {
          server.server.off('error', reject);
          port = (server.server.address() as AddressInfo).port;
          resolve(port);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        if (port !== undefined) server.close(() => resolve());
        else resolve();
      }),
  };
}
