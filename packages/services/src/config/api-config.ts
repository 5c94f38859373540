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
import { type LimitsConfig, limitVariables, toLimits } from './limits-config.js';
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

export interface ApiConfig extends LimitsConfig {
  /** Folder of the embedded database, media files (unless `s3` is set) and image variants. */
  dataDir: string;
  /** A PostgreSQL server; undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Max seconds for which a start waits for an unreachable PostgreSQL server. */
  databaseWaitSeconds: number;
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
  /** Minutes without a call after which a session ends; `0`: never. */
  sessionIdleMinutes: number;
  /** Key of session hashes. Changing it ends all sessions. */
  sessionSecret: string;
  /** Path that a person without a role is redirected to; `{locale}` is replaced. */
  authErrorPath: string;
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
export const serviceVariables = {
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  DEMO_SIGN_IN: flag.default(false),
  OIDC_ROLES_CLAIM: z.string().default('roles'),
  SESSION_HOURS: z.coerce.number().min(0.01).max(720).default(12),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(0).max(43_200).default(120),
  AUTH_ERROR_PATH: z.string().startsWith('/').default('/{locale}/auth/error'),
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
  ...limitVariables,
};

const own = z.object(serviceVariables);

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
    databaseWaitSeconds: read.DATABASE_WAIT_SECONDS,
    origin: new URL(shared.publicUrl).origin,
    hstsSubdomains: shared.hstsSubdomains,
    host: shared.host,
    port: shared.port,
    demo: shared.demo,
    oidc: shared.oidc ? { ...shared.oidc, rolesClaim: read.OIDC_ROLES_CLAIM } : undefined,
    requireLogin: shared.requireLogin,
    demoSignIn: read.DEMO_SIGN_IN,
    sessionHours: read.SESSION_HOURS,
    sessionIdleMinutes: read.SESSION_IDLE_MINUTES,
    ...toLimits(read),
    sessionSecret: shared.sessionSecret,
    authErrorPath: read.AUTH_ERROR_PATH,
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
