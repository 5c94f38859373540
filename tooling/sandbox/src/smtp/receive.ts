import { SMTPServer } from 'smtp-server';
import type { Surroundings } from '../frame/service.ts';
import { type Mail, readMail } from './mail.ts';

const largestMail = 10 * 1024 * 1024;

/** Addresses that are refused, as a full or missing mailbox would be: `bounce@…`, `full+1@…`. */
function refusalOf(address: string): (Error & { responseCode: number }) | undefined {
  const parts = address.toLowerCase().split('@')[0]?.split(/[.+]/) ?? [];
  const refuse = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });
  if (parts.includes('bounce')) return refuse(550, '5.1.1 No such mailbox');
  if (parts.includes('full')) return refuse(452, '4.2.2 Mailbox full, try again later');
  return undefined;
}

/** The SMTP server: plain, any name and password, STARTTLS off. */
export function receiveMails(
  { clock, ids, journal }: Surroundings,
  keep: (mail: Mail) => void,
): SMTPServer {
  return new SMTPServer({
    name: 'sandbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    size: largestMail,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo({ address }, _session, done) {
      done(refusalOf(address));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await readMail(Buffer.concat(parts), {
          id: ids.next('mail_', 12),
          at: clock.now(),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        keep(mail);
        journal.add('smtp', `${mail.subject} to ${mail.to.join(', ')}`);
        done(null, `Kept as ${mail.id}`);
      });
    },
  });
}
