import { PaymentError } from './payment-error.js';

/** Response of a vendor; `body` is undefined if it was not JSON. */
export interface VendorResponse {
  status: number;
  body: unknown;
}

interface VendorRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  /** Number of attempts; more than one only for idempotent calls. */
  attempts?: number;
}

const maxBytes = 1_000_000;
const pauseMs = 250;

/**
 * Calls a vendor with a timeout per attempt and without redirects. No response, 429 and 5xx throw
 * `unreachable` after the last attempt; any other response is returned.
 */
export async function vendorFetch(
  vendor: string,
  address: string,
  { attempts = 1, ...request }: VendorRequest,
  timeoutMs: number,
): Promise<VendorResponse> {
  for (let left = attempts - 1; ; left -= 1) {
    const response = await askOnce(address, request, timeoutMs);
    if (response && response.status < 500 && response.status !== 429) return response;
    const code = response && String(response.status);
    if (left <= 0) throw new PaymentError('unreachable', vendor, { code });
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())));
  }
}

async function askOnce(
  address: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<VendorResponse | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...request, redirect: 'error', signal });
    const text = await response.text();
    return { status: response.status, body: text.length > maxBytes ? undefined : readJson(text) };
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
