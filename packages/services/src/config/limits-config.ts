import * as z from 'zod';

/** How much callers may do; `0`: unlimited. */
export interface LimitsConfig {
  /** Max calls per minute of one address. */
  limits: { signInPerMinute: number; leadsPerMinute: number };
  /**
   * Max megabytes of visitors' files that wait for their leads: of one address, of one form, and of
   * all forms.
   */
  leadFiles: { perAddressMb: number; perFormMb: number; totalMb: number };
  /**
   * Max writes per minute for operations without their own limit, per visitor address and per
   * person.
   */
  writeLimits: { addressPerMinute: number; personPerMinute: number };
  /** Limits of messages that cost money. */
  sms: { perNumberHour: number; perNumberDay: number; perAddressHour: number; perDay: number };
  /** Max inquiry mails per caller and per recipient. */
  inquiries: { perAddressHour: number; perRecipientDay: number };
  /**
   * Max unconfirmed orders per day by network address, e-mail and phone, and max mails that
   * visitors cause: by address per hour, by recipient per day.
   */
  orders: { perAddressDay: number; perEmailDay: number; perPhoneDay: number };
  /** Max live holds and holds per day of a browser, and live holds of a network. */
  holds: { perBrowser: number; perBrowserDay: number; perAddress: number };
  visitorMails: { perAddressHour: number; perRecipientDay: number; perStaffDay: number };
}

const limit = z.coerce.number().int().min(0).max(1_000_000);

export const limitVariables = {
  SIGN_IN_LIMIT: limit.default(60),
  LEAD_LIMIT: limit.default(60),
  LEAD_FILES_ADDRESS_MB: limit.default(100),
  LEAD_FILES_FORM_MB: limit.default(1000),
  LEAD_FILES_MB: limit.default(2000),
  WRITE_LIMIT: limit.default(60),
  STAFF_WRITE_LIMIT: limit.default(600),
  SMS_NUMBER_HOUR: limit.default(4),
  SMS_NUMBER_DAY: limit.default(10),
  SMS_ADDRESS_HOUR: limit.default(20),
  SMS_DAY: limit.default(2000),
  INQUIRY_ADDRESS_HOUR: limit.default(10),
  INQUIRY_RECIPIENT_DAY: limit.default(500),
  ORDER_ADDRESS_DAY: limit.default(20),
  ORDER_EMAIL_DAY: limit.default(3),
  ORDER_PHONE_DAY: limit.default(3),
  HOLD_BROWSER: limit.default(3),
  HOLD_BROWSER_DAY: limit.default(10),
  HOLD_ADDRESS: limit.default(20),
  MAIL_ADDRESS_HOUR: limit.default(20),
  MAIL_RECIPIENT_DAY: limit.default(10),
  MAIL_STAFF_DAY: limit.default(1000),
};

type Variables = z.output<z.ZodObject<typeof limitVariables>>;

export function toLimits(read: Variables): LimitsConfig {
  return {
    limits: { signInPerMinute: read.SIGN_IN_LIMIT, leadsPerMinute: read.LEAD_LIMIT },
    leadFiles: {
      perAddressMb: read.LEAD_FILES_ADDRESS_MB,
      perFormMb: read.LEAD_FILES_FORM_MB,
      totalMb: read.LEAD_FILES_MB,
    },
    writeLimits: { addressPerMinute: read.WRITE_LIMIT, personPerMinute: read.STAFF_WRITE_LIMIT },
    sms: {
      perNumberHour: read.SMS_NUMBER_HOUR,
      perNumberDay: read.SMS_NUMBER_DAY,
      perAddressHour: read.SMS_ADDRESS_HOUR,
      perDay: read.SMS_DAY,
    },
    inquiries: {
      perAddressHour: read.INQUIRY_ADDRESS_HOUR,
      perRecipientDay: read.INQUIRY_RECIPIENT_DAY,
    },
    orders: {
      perAddressDay: read.ORDER_ADDRESS_DAY,
      perEmailDay: read.ORDER_EMAIL_DAY,
      perPhoneDay: read.ORDER_PHONE_DAY,
    },
    holds: {
      perBrowser: read.HOLD_BROWSER,
      perBrowserDay: read.HOLD_BROWSER_DAY,
      perAddress: read.HOLD_ADDRESS,
    },
    visitorMails: {
      perAddressHour: read.MAIL_ADDRESS_HOUR,
      perRecipientDay: read.MAIL_RECIPIENT_DAY,
      perStaffDay: read.MAIL_STAFF_DAY,
    },
  };
}
