import path from 'node:path';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { type Deployment, parseDeployment } from '@mawkib/core/deployment';
import type { MarketData } from '@mawkib/core/market';
import type { Logger } from 'pino';
import * as z from 'zod';
import { readKeys } from '../encryption/data-keys.js';
import type { MarketMails } from '../mail/market-mails.js';
import {
  type PaymentsConfig,
  paymentsConfig,
  paymentVariables,
} from '../payment-providers/payments-config.js';
import { type Clock, systemClock } from '../runtime/clock.js';
import { StartError } from '../runtime/start-error.js';
import type { LeadSystems } from './lead-system.js';
import type { LoadContent } from './market-content.js';
import { type MediaConfig, mediaProblems, mediaVariables, toMediaConfig } from './media-config.js';
import {
  type VerificationConfig,
  verificationConfig,
  verificationVariables,
} from './verification-config.js';

/** The market's OpenID Connect provider. Without one the embedded provider is used. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that contains a person's roles. */
  rolesClaim: string;
}

/** Configuration of the services: environment variables and the market's parts. */
export interface MarketConfig extends ApiConfig {
  /** All blocks that pages can use. */
  catalogue: Catalogue;
  /** Initial content of an empty database; the examples beside it only if `demo` is set. */
  content?: LoadContent | undefined;
  demoContent?: LoadContent | undefined;
  /** Folder of images with an `index.json`, imported into the media library. None by default. */
  picturesFolder?: string | undefined;
  /** Return value of `defineMarket`; the first registered market by default. */
  market?: MarketData | undefined;
  /** The market's own mails. */
  mails?: MarketMails | undefined;
  /** The market's own lead systems, by the name that staff set in `integration.system`. */
  leadSystems?: LeadSystems | undefined;
}

export interface ApiConfig {
  /**
   * Folder of the embedded database (`db`), media files (`media`, unless `s3` is set) and image
   * variants (`media-cache`).
   */
  dataDir: string;
  /** A PostgreSQL server; undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Public origin: scheme, host and port, without a trailing slash. */
  origin: string;
  /** Adds `includeSubDomains` to HSTS. */
  hstsSubdomains: boolean;
  /** Address to listen on. */
  host: string;
  port: number;
  /** Loads the demo content into an empty database, beside the initial content. */
  demo: boolean;
  oidc: OidcConfig | undefined;
  /** Default of the setting `site.require_login`. */
  requireLogin: boolean;
  /** Allows the embedded provider on other machines and origins. Its passwords are public. */
  demoSignIn: boolean;
  sessionHours: number;
  /** Key of session hashes. Changing it ends all sessions. */
  sessionSecret: string;
  /** Path that a person without a role is redirected to; `{locale}` is replaced. */
  authErrorPath: string;
  /** Max calls per minute of one address; `0`: unlimited. */
  limits: { signInPerMinute: number; leadsPerMinute: number };
  /**
   * Max writes per minute for operations without their own limit, per visitor address and per
   * person.
   */
  writeLimits: { addressPerMinute: number; personPerMinute: number };
  /** Limits of messages that cost money; `0`: unlimited. */
  sms: { perNumberHour: number; perNumberDay: number; perAddressHour: number; perDay: number };
  /** Hours for which responses are stored under their `Idempotency-Key`. */
  idempotencyHours: number;
  /** Minutes for which a vehicle is reserved for a buyer. */
  lockMinutes: number;
  /** Encryption keys of personal data; the first one encrypts. Empty: a key stored in `dataDir`. */
  dataKeys: readonly Buffer[];
  /**
   * Days after which personal data is deleted; `0`: never. Hours for which a lead export is stored.
   */
  retention: {
    leadDays: number;
    orderDays: number;
    /** Days for which buyers' data must be retained by law, even after a deletion request. */
    orderKeepDays: number;
    mailDays: number;
    exportHours: number;
  };
  mail: { url: string | undefined; from: string };
  /** IANA time zone of schedules. */
  timeZone: string;
  /** Trusted proxies: addresses and networks, or the number of proxies in front. */
  trustedProxies: Deployment['trustedProxies'];
  verification: VerificationConfig;
  /** Max inquiry mails per caller and per recipient; `0`: unlimited. */
  inquiries: { perAddressHour: number; perRecipientDay: number };
  /**
   * Max unconfirmed orders per day by network address, e-mail and phone, and max mails that
   * visitors cause: by address per hour, by recipient per day. `0`: unlimited.
   */
  orders: { perAddressDay: number; perEmailDay: number; perPhoneDay: number };
  /** Max live holds and holds per day of a browser, and live holds of a network; `0`: unlimited. */
  holds: { perBrowser: number; perBrowserDay: number; perAddress: number };
  visitorMails: { perAddressHour: number; perRecipientDay: number; perStaffDay: number };
  payments: PaymentsConfig;
  /** Allows upstream URLs on this machine, also over http. Ignored in production. */
  upstreamLocal: boolean;
  /** Base URL of the market's own stock service; undefined: this process serves the stock. */
  stockServiceUrl: string | undefined;
  /** `maxOnDevice`: max vehicles of a stock that pages load as a whole; 0: none. */
  stock: {
    maxOnDevice: number;
    /** Max concurrent event streams of this process, in total and per address. */
    streams: { all: number; perAddress: number };
    /** Folder of `folder` sources; undefined: none. */
    feedDir: string | undefined;
    /** Max bytes of a feed. */
    feedBytes: number;
    /** Max seconds for fetching a feed. */
    feedSeconds: number;
  };
  media: MediaConfig;
  /** Creates common image variants before their first request. */
  warmImages: boolean;
  logLevel: string;
  /** Validates all responses against their contracts; slow, for tests and development. */
  checkAnswers: boolean;
  clock: Clock;
  /** The host's logger; by default the services create one. */
  log: Logger | undefined;
}

type Environment = Record<string, string | undefined>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const days = z.coerce.number().int().min(0).max(36_500);
const limit = z.coerce.number().int().min(0).max(1_000_000);

/** Variables of the services, beside those of the deployment that all parts share. */
const own = z.object({
  DEMO_SIGN_IN: flag.default(false),
  OIDC_ROLES_CLAIM: z.string().default('roles'),
  SESSION_HOURS: z.coerce.number().min(0.01).max(720).default(12),
  AUTH_ERROR_PATH: z.string().startsWith('/').default('/{locale}/auth/error'),
  SIGN_IN_LIMIT: limit.default(60),
  LEAD_LIMIT: limit.default(60),
  WRITE_LIMIT: limit.default(60),
  STAFF_WRITE_LIMIT: limit.default(600),
  SMS_NUMBER_HOUR: limit.default(4),
  SMS_NUMBER_DAY: limit.default(10),
  SMS_ADDRESS_HOUR: limit.default(20),
  SMS_DAY: limit.default(2000),
  IDEMPOTENCY_HOURS: z.coerce.number().min(0.01).max(720).default(24),
  DATA_KEY: z
    .string()
    .refine((text) => readKeys(text), 'keys of 32 bytes in base64 or hex, commas between them')
    .transform((text) => readKeys(text) ?? [])
    .default([]),
  LEAD_RETENTION_DAYS: days.default(730),
  ORDER_RETENTION_DAYS: days.default(3650),
  ORDER_KEEP_DAYS: days.default(1825),
  MAIL_RETENTION_DAYS: days.default(30),
  EXPORT_HOURS: z.coerce.number().min(0.01).max(720).default(24),
  ...verificationVariables,
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
  ...paymentVariables,
  UPSTREAM_LOCAL: flag.default(false),
  STOCK_ON_DEVICE: limit.default(10_000),
  STOCK_STREAMS: limit.default(5_000),
  STOCK_STREAMS_ADDRESS: limit.default(200),
  STOCK_FEED_DIR: z.string().optional(),
  STOCK_FEED_MB: z.coerce.number().int().min(1).max(4096).default(500),
  STOCK_FEED_SECONDS: z.coerce.number().int().min(1).max(3_000).default(600),
  ...mediaVariables,
  WARM_IMAGES: flag.default(true),
  CHECK_ANSWERS: flag.default(false),
});

/** Reads the environment. Throws an error that lists all invalid variables in one line. */
export function readConfig(environment: Environment): ApiConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = own.safeParse(given);
  const shared = parseDeployment(given);
  const problems = [
    ...(read.success
      ? []
      : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...(shared.ok ? [] : shared.problems.map(({ name, message }) => `${name}: ${message}`)),
  ];
  if (read.success && shared.ok && needsKey(shared.deployment, read.data)) {
    problems.push('DATA_KEY: is required in production; give 32 bytes (openssl rand -base64 32)');
  }
  if (read.success) problems.push(...mediaProblems(read.data));
  if (!read.success || !shared.ok || problems.length) throw new StartError(problems.join('; '));
  return toConfig(shared.deployment, read.data);
}

/** A generated key is lost with its folder, and other processes do not have it. */
const needsKey = (shared: Deployment, { DATA_KEY }: z.output<typeof own>) =>
  shared.production && DATA_KEY.length === 0;

function toConfig(shared: Deployment, read: z.output<typeof own>): ApiConfig {
  return {
    dataDir: path.resolve(shared.dataDir),
    databaseUrl: shared.databaseUrl ?? undefined,
    origin: new URL(shared.publicUrl).origin,
    hstsSubdomains: shared.hstsSubdomains,
    host: shared.host,
    port: shared.port,
    demo: shared.demo,
    oidc: shared.oidc ? { ...shared.oidc, rolesClaim: read.OIDC_ROLES_CLAIM } : undefined,
    requireLogin: shared.requireLogin,
    demoSignIn: read.DEMO_SIGN_IN,
    sessionHours: read.SESSION_HOURS,
    sessionSecret: shared.sessionSecret,
    authErrorPath: read.AUTH_ERROR_PATH,
    limits: { signInPerMinute: read.SIGN_IN_LIMIT, leadsPerMinute: read.LEAD_LIMIT },
    writeLimits: { addressPerMinute: read.WRITE_LIMIT, personPerMinute: read.STAFF_WRITE_LIMIT },
    sms: {
      perNumberHour: read.SMS_NUMBER_HOUR,
      perNumberDay: read.SMS_NUMBER_DAY,
      perAddressHour: read.SMS_ADDRESS_HOUR,
      perDay: read.SMS_DAY,
    },
    idempotencyHours: read.IDEMPOTENCY_HOURS,
    lockMinutes: shared.lockMinutes,
    dataKeys: read.DATA_KEY,
    retention: {
      leadDays: read.LEAD_RETENTION_DAYS,
      orderDays: read.ORDER_RETENTION_DAYS,
      orderKeepDays: read.ORDER_KEEP_DAYS,
      mailDays: read.MAIL_RETENTION_DAYS,
      exportHours: read.EXPORT_HOURS,
    },
    mail: { url: shared.smtpUrl ?? undefined, from: shared.mailFrom },
    timeZone: shared.timeZone,
    trustedProxies: shared.trustedProxies,
    verification: verificationConfig(read, shared),
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
    payments: paymentsConfig(read),
    upstreamLocal: read.UPSTREAM_LOCAL && !shared.production,
    stockServiceUrl: shared.serviceUrls.stock,
    stock: {
      maxOnDevice: read.STOCK_ON_DEVICE,
      streams: { all: read.STOCK_STREAMS, perAddress: read.STOCK_STREAMS_ADDRESS },
      feedDir: read.STOCK_FEED_DIR && path.resolve(read.STOCK_FEED_DIR),
      feedBytes: read.STOCK_FEED_MB * 1024 * 1024,
      feedSeconds: read.STOCK_FEED_SECONDS,
    },
    media: toMediaConfig(read),
    warmImages: read.WARM_IMAGES,
    logLevel: shared.logLevel,
    checkAnswers: read.CHECK_ANSWERS,
    clock: systemClock,
    log: undefined,
  };
}
