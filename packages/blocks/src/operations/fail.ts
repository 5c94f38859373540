import type { Bilingual } from '../model/definition/bilingual.js';
import type { Issue } from '../model/definition/issue.js';
import type { Applied, FailureKind } from './tree-operation.js';

const messages: Record<FailureKind, Bilingual> = {
  malformed: { ar: 'صيغة التعديل غير صالحة.', en: 'The format of the change is not valid.' },
  unknown_template: {
    ar: 'نوع القسم غير معروف.',
    en: 'Unknown type of block.',
  },
  unknown_block: { ar: 'لم يعد هذا القسم في الصفحة.', en: 'This block is no longer on the page.' },
  unknown_group: { ar: 'لم يعد هذا العنصر في القسم.', en: 'This item is no longer in the block.' },
  unknown_field: { ar: 'لا ينتمي هذا الحقل إلى القسم.', en: 'The block does not have this field.' },
  duplicate_id: {
    ar: 'المعرّف مستخدم بالفعل في هذه الصفحة.',
    en: 'This ID is already used on the page.',
  },
  bad_index: {
    ar: 'هذا الموضع غير موجود في الصفحة.',
    en: 'This position does not exist on the page.',
  },
  limit: {
    ar: 'لا يمكن إضافة المزيد من العناصر إلى هذا القسم.',
    en: 'You cannot add more items to this block.',
  },
  invalid_value: { ar: 'القيمة غير صالحة.', en: 'The value is not valid.' },
};

export function fail(kind: FailureKind, issues?: Issue[]): Extract<Applied, { ok: false }> {
  return {
    ok: false,
    failure: {
      kind,
      message: issues?.[0]?.message ?? messages[kind],
      ...(issues && { issues }),
    },
  };
}
