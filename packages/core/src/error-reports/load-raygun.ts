import { scrub } from '../analytics/scrub.js';
import type { SendError } from './create-error-reports.js';

export interface RaygunOptions {
  /** `performance.raygun_api_key`. */
  readonly apiKey: string;
  readonly scriptUrl: string;
  /** Reports are posted to `{apiUrl}/entries`. */
  readonly apiUrl: string;
  readonly target: Pick<Document, 'createElement' | 'head'>;
  readonly page: object;
  /** Nonce of the document's content security policy. */
  readonly nonce?: string;
}

type Command = (...command: unknown[]) => void;
interface RaygunPage {
  RaygunObject?: string;
  rg4js?: Command & { o?: unknown[] };
}

/**
 * Loads Raygun's script for browsers and configures it by its command queue: reports are sent by
 * `send` only, without breadcrumbs and without an id of the visitor, and personal data is removed
 * from every text. Rejects if the script does not load.
 */
export function loadRaygun(options: RaygunOptions): Promise<SendError> {
  const { apiKey, scriptUrl, apiUrl, target, nonce } = options;
  const page = options.page as RaygunPage;
  page.RaygunObject = 'rg4js';
  page.rg4js ??= queue();
  const run: Command = (...command) => page.rg4js?.(...command);
  run('apiKey', apiKey);
  run('options', {
    apiUrl,
    allowInsecureSubmissions: apiUrl.startsWith('http:'),
    captureUnhandledRejections: false,
    disableAnonymousUserTracking: true,
  });
  run('disableAutoBreadcrumbs');
  run('onBeforeSend', withoutPersonalData);
  return new Promise((resolve, reject) => {
    const script = target.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.addEventListener('load', () => resolve((error) => run('send', { error })));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The error-reporting script could not be loaded'));
    });
    target.head.append(script);
  });
}

/** The function that keeps commands until the script takes them over. */
function queue(): NonNullable<RaygunPage['rg4js']> {
  const commands: unknown[] = [];
  return Object.assign(
    (...command: unknown[]) => {
      commands.push(command);
    },
    { o: commands },
  );
}

const limits = { depth: 8, characters: 4000 };

/** Copies a report with `scrub` applied to every text, and to the query of every URL. */
export function withoutPersonalData(value: unknown, depth = limits.depth): unknown {
  if (typeof value === 'string') return scrub(value.slice(0, limits.characters));
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((member) => withoutPersonalData(member, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      isQuery(key) ? {} : withoutPersonalData(member, depth - 1),
    ]),
  );
}

const isQuery = (key: string) => key === 'QueryString';
