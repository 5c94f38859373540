import { formatDateTime } from '@mawkib/core/locale';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { WaitingRow } from '../../db/schema/vehicle-waiting.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { textsIn } from '../../locale/stored-texts.js';
import { mailSettings } from '../../mail/mail-settings.js';
import type { Outbox } from '../../mail/outbox.js';
import { pictureOf } from '../mails/order-mail-facts.js';
import { contactOf } from './encrypted-contact.js';
import { waitingEnd } from './vehicle-freedom.js';
import { waitingMessages } from './waiting-messages.js';

export interface WaitingMailParts {
  cipher: PiiCipher;
  mails: Outbox;
  config: Pick<ApiConfig, 'origin'>;
}

interface WaitingVisitor {
  waiting: WaitingRow;
  vehicle: Vehicle;
}

/** Queues the mail with the link that confirms the address. */
export async function mailWaitingLink(
  tx: Database,
  { waiting, vehicle, token }: WaitingVisitor & { token: string },
  parts: WaitingMailParts,
): Promise<void> {
  const { locale } = waiting;
  const t = waitingMessages(locale);
  const model = textsIn(vehicle.texts, locale).model_display_name;
  const page = `${parts.config.origin}/${locale}/showroom-order-online/waiting/${encodeURIComponent(vehicle.id)}`;
  const confirm_url = `${page}?token=${token}`;
  const mail = parts.mails.layOut(
    'vehicle-waiting',
    { model, confirm_url },
    {
      ...(await commonParts(tx, { waiting, vehicle }, parts)),
      subject: t('confirm_subject', { model }),
      paragraphs: [t('confirm_text', { model })],
      action: { label: t('confirm'), url: confirm_url },
      closing: [
        t('once', { time: formatDateTime(waitingEnd(waiting), locale, 'long') }),
        t('not_you'),
      ],
    },
    locale,
  );
  await parts.mails.enqueue(tx, mail);
}

/** Queues the mail about a vehicle that is free. */
export async function mailVehicleFree(
  tx: Database,
  about: WaitingVisitor,
  parts: WaitingMailParts,
) {
  const { locale } = about.waiting;
  const t = waitingMessages(locale);
  const model = textsIn(about.vehicle.texts, locale).model_display_name;
  const vehicle_url = `${parts.config.origin}/${locale}/showroom/${encodeURIComponent(about.vehicle.id)}`;
  const mail = parts.mails.layOut(
    'vehicle-free',
    { model, vehicle_url },
    {
      ...(await commonParts(tx, about, parts)),
      subject: t('free_subject', { model }),
      paragraphs: [t('free_text', { model })],
      action: { label: t('view'), url: vehicle_url },
      closing: [t('free_last')],
    },
    locale,
  );
  await parts.mails.enqueue(tx, mail);
}

async function commonParts(
  tx: Database,
  { waiting, vehicle }: WaitingVisitor,
  { cipher, config }: WaitingMailParts,
) {
  const { locale } = waiting;
  const { senderFor } = await mailSettings(tx, locale);
  return {
    to: contactOf(cipher, waiting),
    sender: senderFor(vehicle.brand),
    home: `${config.origin}/${locale}/`,
    ...pictureOf({ vehicle, origin: config.origin }, locale),
    greeting: waitingMessages(locale)('greeting'),
  };
}
