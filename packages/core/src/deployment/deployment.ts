import { marketThemes, type Theme } from '../brands/themes.js';
import {
  type DeploymentProblem,
  type Environment,
  type EnvironmentDecoder,
  environmentDecoder,
  isLocalAddress,
} from './environment.js';
import { type Presets, readPresets, readServiceUrls } from './presets.js';
import type { ServiceName } from './services.js';

/** Log levels, least verbose first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Configuration of an OpenID Connect provider. */
export interface OidcDeployment {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Configuration of an installation outside its database. Site document, sections 1, 6 and 7. */
export interface Deployment {
  /** Secrets are required, for any host. */
  readonly production: boolean;
  /** Loads the demo market into an empty database. */
  readonly demo: boolean;
  /** Address to listen on. Default: loopback only, or all addresses if `PUBLIC_URL` is public. */
  readonly host: string;
  readonly port: number;
  /** Null: embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Origin for visitors, without a trailing slash. */
  readonly publicUrl: string;
  /** Adds `includeSubDomains` to HSTS of the public host. */
  readonly hstsSubdomains: boolean;
  /** Signs sessions; changing it ends all sessions. */
  readonly sessionSecret: string;
  /** Null: e-mails are logged. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: the embedded provider with demo users. */
  readonly oidc: OidcDeployment | null;
  /** Pages for visitors also require a sign-in. */
  readonly requireLogin: boolean;
  readonly logLevel: LogLevel;
  /** Duration of a vehicle lock in minutes. */
  readonly lockMinutes: number;
  readonly theme: Theme;
  /** IANA name; time zone of schedules. */
  readonly timeZone: string;
  /** Base URL of all services, if the market runs its own; null: this process. */
  readonly servicesUrl: string | null;
  /** Base URL of one service; overrides `servicesUrl`. */
  readonly serviceUrls: { readonly [service in ServiceName]?: string };
  /**
   * Trusted proxies: addresses and networks, or the number of hops; empty: none, `X-Forwarded-For`
   * is ignored.
   */
  readonly trustedProxies: number | readonly string[];
  /** API key of the e-mail verifier; a secret, so not a setting. Null: e-mails are not verified. */
  readonly emailVerifierKey: string | null;
  /** Values of settings until they are fetched. */
  readonly presets: Presets;
}

/** A deployment, or all errors in its environment. */
export type DeploymentResult =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly DeploymentProblem[] };

/** Thrown at startup; the message has one line per problem and never contains values. */
export class DeploymentError extends Error {
  readonly kind = 'deployment';
  readonly problems: readonly DeploymentProblem[];

  constructor(problems: readonly DeploymentProblem[]) {
    super(problems.map(({ name, message }) => `${name}: ${message}`).join('\n'));
    this.problems = problems;
    this.name = 'DeploymentError';
  }
}

const randomSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`;
const web = ['http:', 'https:'];

/**
 * Parses the environment and reports all problems at once. If `SESSION_SECRET` is missing and not
 * required, a random one is used, so sessions end with the process.
 */
export function parseDeployment(
  environment: Environment,
  makeSecret: () => string = randomSecret,
): DeploymentResult {
  const read = environmentDecoder(environment);
  const production = read.text('NODE_ENV') === 'production';
  const demo = read.flag('DEMO', !production);
  const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
  const publicUrl = read.url('PUBLIC_URL', web) ?? `http://localhost:${port}`;
  const isLocal = isLocalAddress(publicUrl);
  const host = read.text('HOST') ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
  const serviceUrls = readServiceUrls(read);
  const presets = readPresets(read, serviceUrls);
  const deployment: Deployment = {
    production,
    demo,
    host,
    port,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: read.text('DATA_DIR') ?? './data',
    publicUrl,
    hstsSubdomains: read.flag('HSTS_SUBDOMAINS', false),
    sessionSecret: readSecret(read, { required: production }) ?? makeSecret(),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'no-reply@localhost',
    oidc: readOidc(read),
    requireLogin: presets['site.require_login'],
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    lockMinutes: read.integer('LOCK_MINUTES', 15, { min: 1, max: 1440 }),
    theme: read.oneOf('THEME', marketThemes(), marketThemes()[0]),
    timeZone: presets['site.time_zone'],
    servicesUrl: read.url('SERVICES_URL', web),
    serviceUrls,
    trustedProxies: read.proxies('TRUSTED_PROXIES') ?? [],
    emailVerifierKey: read.text('EMAIL_VERIFIER_API_KEY'),
    presets,
  };
  read.together('EMAIL_VERIFIER_URL', 'EMAIL_VERIFIER_API_KEY');
  return read.problems.length > 0
    ? { ok: false, problems: read.problems }
    : { ok: true, deployment };
}

/** Returns the deployment, or throws a `DeploymentError` with every problem. */
export function loadDeployment(environment: Environment, makeSecret?: () => string): Deployment {
  const result = parseDeployment(environment, makeSecret);
  if (!result.ok) throw new DeploymentError(result.problems);
  return result.deployment;
}

function readSecret(read: EnvironmentDecoder, { required }: { required: boolean }): string | null {
  const secret = read.text('SESSION_SECRET');
  const minLength = required ? 32 : 16;
  if (secret === null && required) {
    read.reject('SESSION_SECRET', 'is required in production; give 32 random characters or more');
  } else if (secret !== null && secret.length < minLength) {
    read.reject('SESSION_SECRET', `needs ${minLength} characters or more`);
  }
  return secret;
}

function readOidc(read: EnvironmentDecoder): OidcDeployment | null {
  if (!read.together('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET')) return null;
  return {
    issuer: read.url('OIDC_ISSUER', web) ?? '',
    clientId: read.text('OIDC_CLIENT_ID') ?? '',
    clientSecret: read.text('OIDC_CLIENT_SECRET') ?? '',
  };
}
