import { isRecord } from '@mawkib/core/guards';
import type { CallContext } from '../call.js';
import type { Problem } from '../contracts/envelope.js';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import { ServiceError } from '../service-error.js';
import type { HttpRequest } from './http-request.js';

/**
 * The problem (RFC 9457) in an error response; undefined if there is none. Written by hand, so that
 * a `fetch` client needs no validator. The status line takes precedence over the body.
 */
export function readProblem(body: unknown, status: number): Problem | undefined {
  if (!isRecord(body)) return undefined;
  const { type, title, code, detail, instance, errors, ...rest } = body;
  if (!isText(type) || !isText(title) || !isText(code)) return undefined;
  return {
    ...rest,
    type,
    title,
    status,
    code,
    ...(isText(detail) && { detail }),
    ...(isText(instance) && { instance }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  };
}

type FieldError = NonNullable<Problem['errors']>[number];

const isText = (value: unknown): value is string => typeof value === 'string';
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && isText(value.field) && isText(value.code) && isText(value.message);

/** File name in a `Content-Disposition` header (RFC 6266), without folders. Default: `download`. */
export function fileNameOf(header: string | undefined): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '');
  const name = decoded(extended) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.split(/[\\/]/).at(-1)?.trim() || 'download';
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** An HTTP response. */
export interface HttpResponse {
  status: number;
  /** Header names are lower case. */
  headers: Record<string, string>;
  /** Bytes if the operation produces a file. */
  body: string | Uint8Array;
}

/** The body of a successful response. Throws an `http` or `contract` error for any other one. */
export function fromHttpResponse(
  operation: OperationDescriptor,
  request: HttpRequest,
  response: HttpResponse,
  context: CallContext,
): unknown {
  const { status, headers, body } = response;
  const { status: expected = 200 } = operation;
  context.onResponse?.({ status, headers, size: body.length });
  const about = { operation: operation.id, request, status };
  const isSuccess = status >= 200 && status <= 299;
  if (!isSuccess || (operation.exactStatus && status !== expected)) {
    const problem = isSuccess ? undefined : readProblem(parse(textOf(body)), status);
    const message = problem?.detail ?? problem?.title ?? `${operation.id} answered ${status}`;
    const retryAfterMs = retryAfter(headers['retry-after']);
    throw new ServiceError('http', message, { ...about, problem, retryAfterMs });
  }
  if (operation.produces === 'file') return fileOf(headers, body);
  const text = textOf(body);
  const parsed = parse(text);
  if (parsed !== notJson) return parsed;
  if (operation.produces === 'text') return text;
  throw new ServiceError('contract', `${operation.id} did not answer with JSON`, about);
}

const textOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

const fileOf = (headers: Record<string, string>, body: string | Uint8Array) => ({
  name: fileNameOf(headers['content-disposition']),
  type: headers['content-type'] ?? 'application/octet-stream',
  bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body,
});

const notJson = Symbol('not JSON');

/** A key that could change prototypes, also when escaped. */
const risky = /__proto__|\\u005f/i;
const withoutPrototypes = (key: string, value: unknown) =>
  key === '__proto__' ? undefined : value;

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text, risky.test(text) ? withoutPrototypes : undefined);
  } catch {
    return notJson;
  }
}

/** Milliseconds of a `Retry-After` header, which has seconds or a date. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,8}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
