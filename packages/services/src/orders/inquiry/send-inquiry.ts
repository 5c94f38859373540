import type { ParsedOf } from '@mawkib/api-clients/contracts';
import { sendInquiryEmail } from '@mawkib/api-clients/contracts/purchase';
import { parseEmail } from '@mawkib/core/locale';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { FieldError } from '../../http/errors/api-error.js';
import { apiErrors } from '../../http/errors/api-errors.js';
import { type HandlerContext, type Implementation, implementWith } from '../../http/implement.js';
import { takeAllowances } from '../../http/limits/allowance.js';
import { networkOf } from '../../http/limits/rate-limit.js';
import { mailSettings } from '../../mail/mail-settings.js';
import { typedAnswer, typedText } from '../../mail/typed-text.js';
import { allowedRecipients } from './allowed-recipients.js';
import { inquiryFacts, maxFacts, vehicleName } from './inquiry-facts.js';
import { inquiryMessages } from './inquiry-messages.js';

const implement = implementWith<'config' | 'db' | 'clock' | 'mails'>();

type Inquiry = ParsedOf<typeof sendInquiryEmail>['body'];

/** Queues the mail of a question about a vehicle to each allowed recipient. */
export const sendInquiry = (limits: { perMinute: number }): Implementation =>
  implement(
    sendInquiryEmail,
    async ({ body }, context) => {
      const { facts, replyTo } = readInquiry(body, context);
      const recipients = await readRecipients(body, context);
      await takeAllowances(context, allowances(recipients, context));
      const { locale, mails } = context;
      const t = inquiryMessages(locale);
      const vehicle = vehicleName(body.vehicle_data);
      const told = facts.map((fact) => ({ ...fact, value: typedAnswer(fact.value) }));
      const sender = (await mailSettings(context.db, locale)).senderFor();
      await context.db.transaction(async (tx) => {
        for (const to of recipients) {
          const mail = mails.layOut(
            'inquiry',
            { vehicle: vehicle ? typedText(vehicle) : undefined, facts: told },
            {
              to,
              sender,
              subject: vehicle ? t('subject', { vehicle: typedText(vehicle) }) : t('subject_plain'),
              greeting: t('greeting'),
              paragraphs: [t(replyTo ? 'text' : 'text_without_address')],
              facts: told,
              closing: [],
            },
            locale,
          );
          await mails.enqueue(tx, { ...mail, ...(replyTo && { replyTo }) });
        }
      });
      return { data: { sent: true } };
    },
    { ...limits, bodyLimit: 65_536 },
  );

function readInquiry(
  { customer_data, vehicle_data }: Inquiry,
  { locale }: Pick<HandlerContext, 'locale'>,
) {
  const customer = inquiryFacts(customer_data, locale);
  const facts = [...customer, ...inquiryFacts(vehicle_data, locale)];
  const written = customer_data.email;
  const replyTo = typeof written === 'string' ? parseEmail(written) : null;
  const errors: FieldError[] = [];
  if (customer.length === 0) errors.push({ field: 'customer_data', ...faults.empty });
  if (facts.length > maxFacts) errors.push({ field: 'customer_data', ...faults.too_much });
  if (written && !replyTo) errors.push({ field: 'customer_data.email', ...faults.invalid_email });
  if (errors.length) throw apiErrors.invalidRequest(errors);
  return { facts, replyTo };
}

async function readRecipients(
  { recipients }: Inquiry,
  { db }: Pick<HandlerContext, 'db'>,
): Promise<string[]> {
  const wanted = recipients.map((address) => address.toLowerCase());
  const allowed = await allowedRecipients(db, wanted);
  const errors = wanted.flatMap((address, at) =>
    allowed.has(address) ? [] : [{ field: `recipients.${at}`, ...faults.recipient_not_allowed }],
  );
  if (errors.length) throw apiErrors.invalidRequest(errors);
  return [...new Set(wanted)];
}

/** Limits of inquiry mails: per recipient, in total and per caller. */
function allowances(
  recipients: readonly string[],
  { config, address }: Pick<HandlerContext, 'config' | 'address'>,
) {
  const { perAddressHour, perRecipientDay } = config.inquiries;
  return [
    ...(address === undefined
      ? []
      : [
          {
            subject: 'inquiries per address and hour',
            user: networkOf(address),
            max: perAddressHour,
            windowMs: millisecondsInHour,
          },
        ]),
    ...recipients.map((user) => ({
      subject: 'inquiries per recipient and day',
      user,
      max: perRecipientDay,
      windowMs: millisecondsInDay,
    })),
  ];
}

const faults = {
  empty: {
    code: 'empty',
    message: {
      ar: 'أدخل الاسم ووسيلة للرد: بريدًا إلكترونيًا أو رقم هاتف.',
      en: 'Enter a name and a way to reply: an e-mail address or a phone number.',
    },
  },
  too_much: {
    code: 'too_much',
    message: {
      ar: `يمكن أن يحتوي الاستفسار على ${maxFacts} قيمة كحد أقصى.`,
      en: `An inquiry can have up to ${maxFacts} values.`,
    },
  },
  invalid_email: {
    code: 'invalid_email',
    message: {
      ar: 'أدخل عنوان بريد إلكتروني صحيحًا.',
      en: 'Enter a valid e-mail address.',
    },
  },
  recipient_not_allowed: {
    code: 'recipient_not_allowed',
    message: {
      ar: 'يمكن إرسال الاستفسارات إلى وكلاء السوق فقط.',
      en: "Inquiries can only be sent to the market's retailers.",
    },
  },
} as const;
