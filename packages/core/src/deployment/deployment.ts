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

/** How much is logged, the least first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];

/** Sign-in through an identity provider of the market's own. */
export interface OidcDeployment {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Everything that one installation decides outside its database. Site document, sections 1, 6 and 7. */
export interface Deployment {
  /** Secrets are required, whatever the address. */
  readonly production: boolean;
  /** Load the demo market into an empty database. */
  readonly demo: boolean;
  /** Address to listen on: this machine alone, unless `HOST` or a public `PUBLIC_URL` says otherwise. */
  readonly host: string;
  readonly port: number;
  /** Null: PostgreSQL inside the process, in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Origin that visitors see, without a slash at its end. */
  readonly publicUrl: string;
  /** Browsers are asked to use https for subdomains of the public host too. */
  readonly hstsSubdomains: boolean;
  /** Signs what the store of sessions holds; sessions end when it changes. */
  readonly sessionSecret: string;
  /** Null: e-mails go to the log. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: the embedded provider with its demo people. */
  readonly oidc: OidcDeployment | null;
  /** Visitors' pages need a sign-in too. */
  readonly requireLogin: boolean;
  readonly logLevel: LogLevel;
  /** Minutes for which a buyer holds a vehicle. */
  readonly lockMinutes: number;
  readonly theme: Theme;
  /** IANA name; the clock of schedules. */
  readonly timeZone: string;
  /** Base of a market's own services, all of them; null: this process. */
  readonly servicesUrl: string | null;
  /** Base of a single service, over `servicesUrl`. */
  readonly serviceUrls: { readonly [service in ServiceName]?: string };
  /**
   * Proxies whose word on who asks is taken: addresses and networks, or how many stand in front; none:
   * nobody's, whatever `X-Forwarded-For` says.
   */
  readonly trustedProxies: number | readonly string[];
  /** Key of the e-mail verifier; a secret, so never a setting. Null: e-mails are not verified. */
  readonly emailVerifierKey: string | null;
  /** What settings hold until others are fetched. */
  readonly presets: Presets;
}

/** A deployment, or all that is wrong with its environment. */
export type DeploymentResult =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly DeploymentProblem[] };

/** Thrown at start; the message has one line for each problem. Values are never repeated in it. */
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
 * Reads the environment; every problem is named at once. `SESSION_SECRET` is made up where it is
 * not required, so sessions end with the process.
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

/** The deployment, or a `DeploymentError` that names every problem. */
export function loadDeployment(environment: Environment, makeSecret?: () => string): Deployment {
  const result = parseDeployment(environment, makeSecret);
  if (!result.ok) throw new DeploymentError(result.problems);
  return result.deployment;
}

function readSecret(read: EnvironmentDecoder, { required }: { required: boolean }): string | null {
  const secret = read.text('SESSION_SECRET');
  const shortest = required ? 32 : 16;
  if (secret === null && required) {
    read.reject('SESSION_SECRET', 'is required in production; give 32 random characters or more');
  } else if (secret !== null && secret.length < shortest) {
    read.reject('SESSION_SECRET', `needs at least ${shortest} characters`);
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
