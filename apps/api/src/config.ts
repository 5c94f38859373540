import path from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod';
import { type Clock, systemClock } from './frame/clock.js';
import { StartError } from './frame/start-error.js';

/** An OpenID Connect provider of the market; without one, the embedded provider signs staff in. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that lists a person's roles. */
  rolesClaim: string;
}

export interface ApiConfig {
  /** Holds the embedded database (`db`), image variants (`media`) and mail that went nowhere else. */
  dataDir: string;
  /** A PostgreSQL server; the embedded database when undefined. */
  databaseUrl: string | undefined;
  /** What a browser sees: scheme, host and port, no slash at the end. */
  origin: string;
  /** Load the demo market into an empty database. */
  demo: boolean;
  oidc: OidcConfig | undefined;
  sessionHours: number;
  /** Where a person without a role ends; `{locale}` stands for the language. */
  authErrorPath: string;
  /** Requests of one address: `0` switches the limits off. */
  limits: { signInPerMinute: number; leadsPerMinute: number };
  mail: { url: string | undefined; from: string };
  logLevel: string;
  /** Check every answer against its contract; costs time, so it is for tests and development. */
  checkAnswers: boolean;
  clock: Clock;
  /** A logger of the host's; one of its own when undefined. */
  log: Logger | undefined;
}

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const environment = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  DEMO: flag.default(true),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).default('roles'),
  SESSION_HOURS: z.coerce.number().min(0.01).max(720).default(12),
  AUTH_ERROR_PATH: z.string().startsWith('/').default('/{locale}/auth/error'),
  SIGN_IN_LIMIT: z.coerce.number().int().min(0).default(60),
  LEAD_LIMIT: z.coerce.number().int().min(0).default(60),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('no-reply@demo.mawkib.test'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  CHECK_ANSWERS: flag.default(false),
});

/** Reads the process environment; a wrong variable stops the start and is named. */
export function readConfig(env: Record<string, string | undefined>): ApiConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const read = parsed.data;
  return {
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    origin: read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    demo: read.DEMO,
    oidc: readOidc(read),
    sessionHours: read.SESSION_HOURS,
    authErrorPath: read.AUTH_ERROR_PATH,
    limits: { signInPerMinute: read.SIGN_IN_LIMIT, leadsPerMinute: read.LEAD_LIMIT },
    mail: { url: read.SMTP_URL, from: read.MAIL_FROM },
    logLevel: read.LOG_LEVEL,
    checkAnswers: read.CHECK_ANSWERS,
    clock: systemClock,
    log: undefined,
  };
}

function readOidc(read: z.output<typeof environment>): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (!issuer) return undefined;
  if (!clientId || !clientSecret) {
    throw new StartError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it');
  }
  return { issuer, clientId, clientSecret, rolesClaim: read.OIDC_ROLES_CLAIM };
}
