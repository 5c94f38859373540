import { parseJson } from '../guards/parse-json.js';
import { isRecord, memberOf } from '../reading/fields.js';

/** Largest text that is read as JSON. */
const maxLength = 5_000_000;

/** `data` of a response, or all of it; both may be JSON as text. Site document, section 7. */
export function responseData(body: unknown): unknown {
  const whole = parsed(body);
  return isRecord(whole) && Object.hasOwn(whole, 'data') ? parsed(memberOf(whole, 'data')) : whole;
}

const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? (parseJson(value, maxLength) ?? value) : value;
