import { type Problem, problem as problemSchema } from '../contracts/common.js';
import type { Operation } from '../contracts/operation.js';
import { ServiceError } from '../service-error.js';
import type { HttpRequest } from './request.js';

export interface HttpAnswer {
  status: number;
  text: string;
}

/** The body of a successful answer; throws an `http` or `contract` error for any other. */
export function fromHttpAnswer(
  operation: Operation,
  request: HttpRequest,
  answer: HttpAnswer,
): unknown {
  const { status, text } = answer;
  const about = { operation: operation.id, request, status };
  const body = parse(text);
  if (status < 200 || status > 299) {
    const problem = problemOf(body, status);
    const message = problem?.detail ?? problem?.title ?? `${operation.id} answered ${status}`;
    throw new ServiceError('http', message, { ...about, problem });
  }
  if (body === notJson)
    throw new ServiceError('contract', `${operation.id} did not answer with JSON`, about);
  return body;
}

const notJson = Symbol('not JSON');

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

/** The status line counts, whatever the body says. */
function problemOf(body: unknown, status: number): Problem | undefined {
  const result = problemSchema.safeParse(body);
  return result.success ? { ...result.data, status } : undefined;
}
