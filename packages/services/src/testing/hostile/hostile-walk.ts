import { setImmediate } from 'node:timers/promises';
import { errorsOf, type Operation, problem, type Role, roles } from '@mawkib/api-clients/contracts';
import * as fc from 'fast-check';
import { sessionCookie } from '../../http/access/session.js';
import type { TestApi } from '../test-api.js';
import { type InventedRequest, inventedRequest } from './invented-request.js';
import { readStoredThings } from './stored-things.js';

/** Statistics of the responses to a call's generated requests. */
export interface WalkStats {
  call: string;
  inputs: number;
  /** Responses by status class. */
  statuses: Record<string, number>;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
}

/** Number of inputs after which the stored rows are read again. */
const batch = 100;
/** Number of measurements of a slow call, to rule out a pause of the machine. */
const timesTimed = 3;

type Headers = Record<string, string>;

const language = fc.constantFrom('ar', 'en');

/**
 * Sends generated requests to one call, as a visitor and as every role. Throws at the first
 * response that costs much CPU, does not match the contract, or is an error without a reason.
 */
export async function hostileWalk(
  t: TestApi,
  operation: Operation,
  { inputs, seed, maxMs = 1000 }: { inputs: number; seed: number; maxMs?: number },
): Promise<WalkStats> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let people = await peopleOf(t);
  for (let done = 0; done < inputs; done += batch) {
    // Memory of earlier responses is only released in a turn of the event loop.
    await setImmediate();
    const things = await readStoredThings(t.database.db);
    if (operation.id.startsWith('signOut')) people = await signIn(t);
    const callers = callersOf(operation, people);
    const request = inventedRequest(operation, things);
    await fc.assert(
      fc.asyncProperty(
        request,
        fc.constantFrom(...callers),
        language,
        async (made, who, spoken) => {
          const headers = { 'accept-language': spoken, ...made.headers };
          const invented = { ...made, headers };
          const { response, ms } = await timed(() => send(t, operation, invented, who), maxMs);
          times.push(ms);
          const kind = `${String(response.statusCode)[0]}xx`;
          statuses[kind] = (statuses[kind] ?? 0) + 1;
          if (ms > maxMs) throw new Error(`${operation.id} took ${Math.round(ms)} ms of CPU`);
          judge(operation, invented, response);
        },
      ),
      { numRuns: Math.min(batch, inputs - done), seed: seed + done, endOnFailure: true },
    );
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10;
  return {
    call: operation.id,
    inputs: times.length,
    statuses,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    slowestMs: at(1 - 1 / (times.length + 1)),
  };
}

interface People {
  admin: Headers;
  others: readonly Headers[];
}

const known = new WeakMap<TestApi, Promise<People>>();

/** Callers of an API, signed in once. */
function peopleOf(t: TestApi): Promise<People> {
  const people = known.get(t) ?? signIn(t);
  known.set(t, people);
  return people;
}

async function signIn(t: TestApi): Promise<People> {
  const as = async (...held: Role[]): Promise<Headers> => {
    const { cookie, csrf } = await t.as(...held);
    return { cookie, 'x-csrf-token': csrf };
  };
  const admin = await as('admin');
  const others = [
    {},
    await Promise.all(roles.map((role) => as(role))),
    await as(),
    await as('editor', 'leads'),
    { cookie: admin.cookie ?? '' },
    { ...admin, 'x-csrf-token': 'guess' },
    { cookie: `${sessionCookie}=x; a==; ;;=` },
  ];
  return { admin, others: others.flat() };
}

/** Mostly callers with access, sometimes the others. */
function callersOf({ access }: Operation, { admin, others }: People): Headers[] {
  const allowed = access === 'public' ? {} : admin;
  return [...others, ...Array<Headers>(others.length * 2).fill(allowed)];
}

let sent = 0;

function send(t: TestApi, { service }: Operation, invented: InventedRequest, who: Headers) {
  const { method, url, headers, body } = invented;
  sent += 1;
  return t.app.inject({
    method: method as 'GET',
    url: `/services/${service}${url}`,
    headers: { ...who, ...headers },
    // Rate limits have a test of their own.
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    ...(body !== undefined && { payload: body }),
  });
}

type Response = Awaited<ReturnType<typeof send>>;

async function timed(
  ask: () => Promise<Response>,
  maxMs: number,
): Promise<{ response: Response; ms: number }> {
  let best: { response: Response; ms: number } | undefined;
  for (let time = 0; time < timesTimed; time += 1) {
    const before = process.cpuUsage();
    const response = await ask();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    if (!best || response.statusCode >= 500 || ms < best.ms) best = { response, ms };
    if (ms <= maxMs) break;
  }
  return best as { response: Response; ms: number };
}

function judge(operation: Operation, invented: InventedRequest, response: Response): void {
  const { statusCode: status, headers, body } = response;
  const fail = (what: string): never => {
    const { method, url } = invented;
    throw new Error(
      `${operation.id}: ${what} (${method} ${url.slice(0, 300)}): ${body.slice(0, 500)}`,
    );
  };
  if (status < 400) return;
  if (invented.method === 'HEAD') {
    // An error without its body; 501 means that the call is not implemented yet.
    if (status >= 500 && status !== 501) fail(`answered ${status}`);
    return;
  }
  if (!String(headers['content-type']).includes('application/problem+json')) fail('is no problem');
  const said = problem.parse(response.json());
  // Depends on the installation.
  const isNotServed = said.code === 'not_served_yet' && status === 501;
  const isDeclared = operation.errors[said.code] === status || isNotServed;
  if (status >= 500 && !isDeclared) fail(`answered ${status}`);
  if (said.status !== status || !said.title) fail('tells another status, or nothing');
  if (said.errors?.some(({ message }) => !message)) fail('does not say what is wrong');
  const declared = errorsOf(operation)[said.code];
  if (declared !== undefined && declared !== status) fail('has the code of another status');
  const isKnown = declared !== undefined || isNotServed;
  if (!isKnown && isOwnPath(operation, invented)) fail('has an undeclared code');
  const locale = spokenBy(invented);
  const texts = [said.title, said.detail ?? said.title].map(withoutQuotes);
  if (locale && texts.some((text) => /\p{Script=Arabic}/u.test(text) !== (locale === 'ar'))) {
    fail(`is not in the language ${locale}`);
  }
  if (/node_modules|\n\s+at |select .* from /i.test(body)) fail('tells of its inside');
}

/** A text without what it quotes of the request, which is in any language. */
const withoutQuotes = (text: string): string => text.replace(/".*"|«.*»/gs, '');

/** A parameter in a path. A client resolves dot segments (RFC 3986, 5.2.4), so they are none. */
const segment = '(?!(?:\\.|%2[eE]){1,2}(?:/|$))[^/;]+';

/** False if the path was changed so that it may reach another call, or none. */
const isOwnPath = ({ path, method }: Operation, invented: InventedRequest): boolean =>
  method === invented.method &&
  new RegExp(`^${path.replace(/:\w+/g, segment)}$`).test(invented.url.split('?')[0] ?? '') &&
  URL.canParse(invented.url, 'http://market.test');

/** Language of the request; undefined if a parameter or an unusual header decides. */
function spokenBy({ url, headers }: InventedRequest): 'ar' | 'en' | undefined {
  if (/[?&](?:locale|lang)/.test(url)) return undefined;
  const spoken = headers['accept-language'];
  return spoken === 'ar' || spoken === 'en' ? spoken : undefined;
}
