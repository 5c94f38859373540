import { defaultMarket } from '../locale/market.js';
import { defaultTheme, type Theme, themes } from '../vocabulary/brands.js';
import { type ServiceName, services } from '../vocabulary/site.js';
import {
  type DeploymentProblem,
  type Environment,
  environmentReader,
  isLocalAddress,
} from './environment.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Sign-in through an identity provider of the market's own. */
export interface OidcDeployment {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Everything that one installation decides outside its database. */
export interface Deployment {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Null: PostgreSQL inside the process, in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Origin that visitors see, without a slash at its end. */
  readonly publicUrl: string;
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
}

export type DeploymentResult =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly DeploymentProblem[] };

/** Thrown at start; the message has one line for each problem. Values are never repeated in it. */
export class DeploymentError extends Error {
  readonly kind = 'deployment';

  constructor(readonly problems: readonly DeploymentProblem[]) {
    super(problems.map(({ name, message }) => `${name}: ${message}`).join('\n'));
    this.name = 'DeploymentError';
  }
}

const randomSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`;

/**
 * Reads the environment; every problem is named at once. `SESSION_SECRET` is made up where it is
 * not required, so sessions end with the process.
 */
export function parseDeployment(
  environment: Environment,
  makeSecret: () => string = randomSecret,
): DeploymentResult {
  const read = environmentReader(environment);
  const production = read.text('NODE_ENV') === 'production';
  const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const deployment: Deployment = {
    production,
    host: read.text('HOST') ?? '0.0.0.0',
    port,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: read.text('DATA_DIR') ?? './data',
    publicUrl,
    sessionSecret: sessionSecret(),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'no-reply@localhost',
    oidc: oidc(),
    requireLogin: read.flag('REQUIRE_LOGIN'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    lockMinutes: read.integer('LOCK_MINUTES', 15, { min: 1, max: 1440 }),
    theme: read.oneOf('THEME', themes, defaultTheme),
    timeZone: read.timeZone('TIME_ZONE', defaultMarket.timeZone),
    servicesUrl: read.url('SERVICES_URL', ['http:', 'https:']),
    serviceUrls: Object.fromEntries(
      services.flatMap((service) => {
        const url = read.url(`SERVICE_${service.toUpperCase()}_URL`, ['http:', 'https:']);
        return url === null ? [] : [[service, url]];
      }),
    ),
  };
  return read.problems.length > 0
    ? { ok: false, problems: read.problems }
    : { ok: true, deployment };

  function sessionSecret(): string {
    const secret = read.text('SESSION_SECRET');
    const required = production && !isLocalAddress(publicUrl);
    if (secret === null && required) {
      read.refuse('SESSION_SECRET', 'is required in production; give 32 random characters or more');
    } else if (secret !== null && secret.length < (required ? 32 : 16)) {
      read.refuse('SESSION_SECRET', `needs at least ${required ? 32 : 16} characters`);
    }
    return secret ?? makeSecret();
  }

  function oidc(): OidcDeployment | null {
    const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
    if (names.every((name) => read.text(name) === null)) return null;
    for (const name of names) {
      if (read.text(name) === null)
        read.refuse(
          name,
          `is required with ${names.filter((other) => other !== name).join(' and ')}`,
        );
    }
    return {
      issuer: read.url('OIDC_ISSUER', ['https:', 'http:']) ?? '',
      clientId: read.text('OIDC_CLIENT_ID') ?? '',
      clientSecret: read.text('OIDC_CLIENT_SECRET') ?? '',
    };
  }
}

/** The deployment, or a `DeploymentError` that names every problem. */
export function loadDeployment(environment: Environment, makeSecret?: () => string): Deployment {
  const result = parseDeployment(environment, makeSecret);
  if (!result.ok) throw new DeploymentError(result.problems);
  return result.deployment;
}
