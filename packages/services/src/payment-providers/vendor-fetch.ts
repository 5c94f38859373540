import { PaymentError } from './payment-error.js';

/** What a vendor answered; `body` is undefined where there was no JSON. */
export interface VendorAnswer {
  status: number;
  body: unknown;
}

interface VendorRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  /** Attempts; more than one only for what may be done twice, or carries a key of its own. */
  attempts?: number;
}

const mostBytes = 1_000_000;
const pauseMs = 250;

/**
 * Calls a vendor: with a time limit for each attempt, without redirects. No answer, 429 and 5xx are
 * `unreachable` once the attempts are used up; any other answer is the caller's to read.
 */
export async function vendorFetch(
  vendor: string,
  address: string,
  { attempts = 1, ...request }: VendorRequest,
  timeoutMs: number,
): Promise<VendorAnswer> {
  for (let left = attempts - 1; ; left -= 1) {
    const answer = await askOnce(address, request, timeoutMs);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    const code = answer && String(answer.status);
    if (left <= 0) throw new PaymentError('unreachable', vendor, { code });
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())));
  }
}

async function askOnce(
  address: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<VendorAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(address, { ...request, redirect: 'error', signal });
    const text = await answer.text();
    return { status: answer.status, body: text.length > mostBytes ? undefined : readJson(text) };
  } catch {
    return undefined;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
