import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Surroundings } from '../service.ts';
import { pause } from '../surroundings/clock.ts';
import { type Mail, readMail } from './mail.ts';

const largestMail = 10 * 1024 * 1024;

const reject = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Rejects addresses like a full or missing mailbox: `bounce@…`, `full+1@…`. */
function errorOf(address: string): (Error & { responseCode: number }) | undefined {
  const parts = address.toLowerCase().split('@')[0]?.split(/[.+]/) ?? [];
  if (parts.includes('bounce')) return reject(550, '5.1.1 No such mailbox');
  if (parts.includes('full')) return reject(452, '4.2.2 Mailbox full, try again later');
  return undefined;
}

/**
 * SMTP server: plain, any name and password, no STARTTLS. Faults of the service `smtp` apply to
 * each message: a `status` from 500 is a temporary failure (451), below 500 a permanent one (554).
 */
export function receiveMails(
  { clock, ids, journal, faults }: Surroundings,
  keep: (mail: Mail) => void,
): SMTPServer {
  const close = (session: SMTPServerSession) => {
    for (const connection of server.connections) {
      if (connection.session === session) connection.close();
    }
  };
  const take = async (raw: Buffer, session: SMTPServerSession): Promise<string | undefined> => {
    const met = faults.take('call', 'smtp', 'MAIL');
    for (const { kind, ms } of met) if (kind === 'delay') await pause(clock, ms);
    const has = (kind: string) => met.find((fault) => fault.kind === kind);
    const failing = has('status');
    if (failing) throw reject(failing.status < 500 ? 554 : 451, `Sandbox fault ${failing.status}`);
    if (has('drop')) return undefined;
    const { mailFrom, rcptTo } = session.envelope;
    const mail = await readMail(raw, {
      id: ids.next('mail_', 12),
      at: clock.now(),
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    });
    keep(mail);
    journal.add('smtp', `${mail.subject} to ${mail.to.join(', ')}`);
    return has('lose') ? undefined : `Kept as ${mail.id}`;
  };

  const server = new SMTPServer({
    name: 'sandbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    size: largestMail,
    closeTimeout: 1_000,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => done(errorOf(address)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(reject(552, 'Message too large'));
        take(Buffer.concat(parts), session).then(
          (response) => (response === undefined ? close(session) : done(null, response)),
          done,
        );
      });
    },
  });
  return server;
}
