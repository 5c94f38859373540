import { apiErrors } from '../errors/api-errors.js';

/**
 * Rejects values that PostgreSQL cannot store or that could pollute a prototype: the NUL character,
 * lone surrogates, the key `__proto__`, excessive nesting.
 */
export function checkStorable(value: unknown, part: string, trail: string[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) rejectText(part, trail);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (trail.length > 64) rejectText(part, trail);
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\0') || !key.isWellFormed()) rejectText(part, trail);
    if (inner === null || (typeof inner !== 'string' && typeof inner !== 'object')) continue;
    trail.push(key);
    checkStorable(inner, part, trail);
    trail.pop();
  }
}

function rejectText(part: string, trail: string[]): never {
  throw apiErrors.invalidRequest([
    {
      field: trail.join('.').replaceAll('\0', '') || part,
      code: 'invalid_characters',
      message: {
        ar: 'تحتوي القيمة على أحرف أو بنية غير مسموح بها.',
        en: 'The value contains characters or a structure that is not allowed.',
      },
    },
  ]);
}
