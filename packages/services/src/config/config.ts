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

/** An OpenID Connect provider of the market; without one, the embedded provider signs staff in. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that lists a person's roles. */
  rolesClaim: string;
}

/** What the services are started with: what the environment says, and what the market decides. */
export interface MarketConfig extends ApiConfig {
  /** Every block that a page may be made of. */
  catalogue: Catalogue;
  /** What an empty database begins with, where `demo` says so. Nothing unless given. */
  content?: LoadContent | undefined;
  /** Folder of pictures with an `index.json`, brought into the library. None unless given. */
  picturesFolder?: string | undefined;
  /** What `defineMarket` returned; the first market unless given. */
  market?: MarketData | undefined;
  /** Mails that the market writes itself. */
  mails?: MarketMails | undefined;
  /** Systems of its own that take leads, by the name that staff write into `integration.system`. */
  leadSystems?: LeadSystems | undefined;
}

export interface ApiConfig {
  /**
   * Holds the embedded database (`db`), files of the library (`media`) unless they lie in a store, and
   * image variants (`media-cache`).
   */
  dataDir: string;
  /** A PostgreSQL server; the embedded database when undefined. */
  databaseUrl: string | undefined;
  /** What a browser sees: scheme, host and port, no slash at the end. */
  origin: string;
  /** Browsers are asked to use https for subdomains of `origin` too. */
  hstsSubdomains: boolean;
  /** Address to listen on. */
  host: string;
  port: number;
  /** Load the demo market into an empty database. */
  demo: boolean;
  oidc: OidcConfig | undefined;
  /** What the setting `site.require_login` is until staff change it. */
  requireLogin: boolean;
  /** The embedded provider also for other machines and origins: its passwords are known. */
  demoSignIn: boolean;
  sessionHours: number;
  /** Keys the hashes under which sessions are stored; sessions end when it changes. */
  sessionSecret: string;
  /** Where a person without a role ends; `{locale}` stands for the language. */
  authErrorPath: string;
  /** Calls of one address in a minute; `0` switches a limit off. */
  limits: { signInPerMinute: number; leadsPerMinute: number };
  /** Writes without a limit of their own in a minute, of a visitor's address and of a person. */
  writeLimits: { addressPerMinute: number; personPerMinute: number };
  /** Messages that cost money; `0` switches a limit off. */
  sms: { perNumberHour: number; perNumberDay: number; perAddressHour: number; perDay: number };
  /** How long the answer to an `Idempotency-Key` is kept. */
  idempotencyHours: number;
  /** Minutes for which a buyer holds a vehicle. */
  lockMinutes: number;
  /** Keys that seal personal data, the first one now; none: one kept in `dataDir`. */
  dataKeys: readonly Buffer[];
  /** Days after which personal data goes; `0`: never. Hours for which a lead export is kept. */
  retention: {
    leadDays: number;
    orderDays: number;
    /** Days for which the law keeps who bought something, whoever asks to be forgotten. */
    orderKeepDays: number;
    mailDays: number;
    exportHours: number;
  };
  mail: { url: string | undefined; from: string };
  /** IANA name; the clock of schedules. */
  timeZone: string;
  /** Proxies whose word on who asks is taken: addresses and networks, or how many stand in front. */
  trustedProxies: Deployment['trustedProxies'];
  verification: VerificationConfig;
  /** Mails of inquiries that a caller and a recipient may have; `0` switches a limit off. */
  inquiries: { perAddressHour: number; perRecipientDay: number };
  /**
   * Unconfirmed orders of a day by network address, e-mail and phone, and mails that visitors have
   * sent to somebody: by address in an hour, by recipient in a day. `0` switches a limit off.
   */
  orders: { perAddressDay: number; perEmailDay: number; perPhoneDay: number };
  visitorMails: { perAddressHour: number; perRecipientDay: number; perStaffDay: number };
  payments: PaymentsConfig;
  /** Lets addresses of settings lead to this machine, over http too; never in production. */
  upstreamLocal: boolean;
  /** Base of the market's own stock service; `undefined`: the stock is in this process's database. */
  stockServiceUrl: string | undefined;
  /** `mostOnDevice`: vehicles of a stock that pages may load whole; 0: none. */
  stock: {
    maxOnDevice: number;
    /** Streams of changes at once in this process, all and of one address. */
    streams: { all: number; perAddress: number };
    /** Where `folder` sources find their files; undefined: nowhere. */
    feedDir: string | undefined;
    /** Bytes of an uploaded or fetched feed. */
    feedBytes: number;
    /** Seconds that fetching a feed may take. */
    feedSeconds: number;
  };
  media: MediaConfig;
  /** Make the usual image variants ahead of the first request. */
  warmImages: boolean;
  logLevel: string;
  /** Check every answer against its contract; costs time, so it is for tests and development. */
  checkAnswers: boolean;
  clock: Clock;
  /** A logger of the host's; one of its own when undefined. */
  log: Logger | undefined;
}

type Environment = Record<string, string | undefined>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const days = z.coerce.number().int().min(0).max(36_500);
const limit = z.coerce.number().int().min(0).max(1_000_000);

/** What the api reads beside the deployment that every part of the product shares. */
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

/** Reads the process environment; wrong variables stop the start and are named in one line. */
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

/** A key that only a folder knows is lost with it, and is not the key of a second process. */
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
