import type { Localized } from '@mawkib/api-clients/contracts';
import type * as z from 'zod';
import type { FieldError } from './api-error.js';

type Issue = z.core.$ZodIssue;

/** Validation errors of one part of a request, in both languages. */
export function requestErrors(issues: readonly Issue[], part: string): FieldError[] {
  return issues.map((issue) => ({
    in: part,
    field: issue.path.map(String).join('.') || part,
    code: issue.code,
    message: messageOf(issue),
  }));
}

function messageOf(issue: Issue): Localized {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { ar: 'هذه القيمة مطلوبة.', en: 'This value is required.' }
        : { ar: 'نوع القيمة غير صحيح.', en: `Expected a value of type ${issue.expected}.` };
    case 'too_small':
      return {
        ar: `القيمة أقصر أو أصغر من الحد الأدنى (${issue.minimum}).`,
        en: `The value is shorter or smaller than the minimum (${issue.minimum}).`,
      };
    case 'too_big':
      return {
        ar: `القيمة أطول أو أكبر من الحد الأقصى (${issue.maximum}).`,
        en: `The value is longer or larger than the maximum (${issue.maximum}).`,
      };
    case 'invalid_format':
      return { ar: 'صيغة القيمة غير صحيحة.', en: `The value is not a valid ${issue.format}.` };
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return {
        ar: `يجب أن تكون القيمة إحدى هذه القيم: ${values}.`,
        en: `The value must be one of: ${values}.`,
      };
    }
    case 'unrecognized_keys': {
      const keys = issue.keys.join(', ');
      return { ar: `حقول غير معروفة: ${keys}.`, en: `Unknown fields: ${keys}.` };
    }
    default:
      return { ar: 'القيمة غير صحيحة.', en: 'The value is not valid.' };
  }
}
