import type { Locale } from '@mawkib/api-clients/contracts';
import type { Session } from '../identity/session.js';
import { authorise } from './authorise.js';
import type { HandlerContext, Implementation } from './implement.js';
import type { Kernel } from './kernel.js';
import { parseInput } from './parse-input.js';
import type { RateLimit } from './rate-limit.js';

/** Who calls and how, whichever way the call came. */
export interface Caller {
  locale: Locale;
  requestId: string;
  session(): Promise<Session | null>;
  csrf: string | undefined;
  /** The network address that limits count; undefined: not limited. */
  address: string | undefined;
}

export interface Executed {
  answer: unknown;
  headers: Record<string, string>;
}

/** One call: limit, authorise, parse, handle. The same for HTTP and for callers in the process. */
export async function execute(
  kernel: Kernel,
  limit: RateLimit,
  implementation: Implementation,
  input: Partial<Record<string, unknown>>,
  caller: Caller,
): Promise<Executed> {
  const { operation, handler, perMinute } = implementation;
  limit.check(operation.id, caller.address, perMinute);
  const person = await authorise(operation, caller);
  const parsed = parseInput(operation, input);
  const headers: Record<string, string> = {};
  const context: HandlerContext = {
    ...kernel,
    locale: caller.locale,
    person,
    session: caller.session,
    requestId: caller.requestId,
    setHeader: (name, value) => {
      headers[name] = value;
    },
  };
  const answer = await handler(parsed as never, context);
  if (kernel.config.checkAnswers) operation.answer.parse(answer);
  return { answer, headers };
}
