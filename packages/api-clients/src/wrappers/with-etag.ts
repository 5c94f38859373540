import type { AnswerFacts, Call } from '../call.js';
import { isServiceError } from '../service-error.js';
import { around } from './around.js';
import { callKey, frozen, type SharingOptions } from './call-key.js';

export interface EtagOptions extends SharingOptions {
  /** Answers that are remembered at most; 100 unless given. */
  answers?: number;
  /** Characters of all of them together at most; 4 million unless given. */
  size?: number;
}

interface Remembered {
  etag: string;
  answer: unknown;
  size: number;
}

/**
 * Asks for safe calls (GET) again with the `ETag` of the last answer, and gives that answer, frozen,
 * when the service says that it still holds (304). What may not be stored is not remembered; the
 * answer that was not asked for longest is forgotten first.
 */
export function withEtag(call: Call, options: EtagOptions = {}): Call {
  const memory = boundedMemory(options);

  return around(call, async (made) => {
    const { operation, context, next } = made;
    if (operation.method !== 'GET') return next();
    const key = callKey(made, options);
    const known = memory.get(key);
    let facts: AnswerFacts | undefined;
    const asking = {
      ...context,
      headers: { ...context.headers, ...(known && { 'If-None-Match': known.etag }) },
      onAnswer: (answered: AnswerFacts) => {
        facts = answered;
        context.onAnswer?.(answered);
      },
    };
    try {
      const answer = await next({ context: asking });
      const etag = facts?.headers.etag;
      if (!facts || !etag || /no-store/i.test(facts.headers['cache-control'] ?? '')) return answer;
      memory.set(key, { etag, answer: frozen(answer), size: facts.size });
      return answer;
    } catch (error) {
      if (known && isServiceError(error) && error.status === 304) return known.answer;
      throw error;
    }
  });
}

function boundedMemory({ answers = 100, size: most = 4_000_000 }: EtagOptions) {
  const entries = new Map<string, Remembered>();
  let size = 0;
  const forget = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key: string): Remembered | undefined {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set(key: string, entry: Remembered) {
      forget(key);
      entries.set(key, entry);
      size += entry.size;
      for (const oldest of entries.keys()) {
        if (entries.size <= answers && size <= most) break;
        forget(oldest);
      }
    },
  };
}
