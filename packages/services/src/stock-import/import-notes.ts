import type { Locale } from '@mawkib/api-clients/contracts';
import type { ImportNote } from '@mawkib/api-clients/contracts/stock';
import { isolate, packageLocale } from '@mawkib/core/locale';
import { describeNote, type RowNote } from '@mawkib/stock-locator/feed';
import type { UpstreamErrorReason } from '../guarded-fetch/upstream-error.js';
import { upstreamErrorReasons } from './source-failed.js';

/** Notes of the service, in addition to the parser's. */
const own = {
  unknown_retailer: {
    ar: (value: string) => `لا وكيل بالرمز «${value}». أضف الوكيل أولًا.`,
    en: (value: string) => `No retailer has the code "${value}". Add the retailer first.`,
  },
  missing_retailer: {
    ar: () => 'لا وكيل في الصف. اربط رمز الوكيل بعمود أو بقيمة ثابتة.',
    en: () => 'The row has no retailer. Map the retailer code to a column or a constant.',
  },
  vin_taken: {
    ar: (value: string) => `رقم الهيكل ${value} مستخدم لسيارة أخرى، فلم يُستورد.`,
    en: (value: string) => `Another vehicle has the VIN ${value}, so it was not imported.`,
  },
  address_taken: {
    ar: () => 'رابط التهيئة مستخدم لسيارة أخرى، فلم يُستورد.',
    en: () => 'Another vehicle has this configuration URL, so it was not imported.',
  },
  other_source: {
    ar: (value: string) => `تأتي هذه السيارة من المصدر «${value}».`,
    en: (value: string) => `This vehicle comes from the source "${value}".`,
  },
  already_matched: {
    ar: () => 'هناك صف سابق للسيارة نفسها.',
    en: () => 'An earlier row is for the same vehicle.',
  },
  not_known: {
    ar: () => 'السيارة غير موجودة، ولا يتضمن الصف القيم اللازمة لإضافتها.',
    en: () => 'The vehicle does not exist, and the row lacks the values needed to add it.',
  },
  missing_place: {
    ar: () => 'لا موقع للوكيل. أضف خط العرض وخط الطول.',
    en: () => 'The retailer has no location. Add latitude and longitude.',
  },
  broken_picture: {
    ar: (value: string, reason: string) =>
      `تعذّر جلب الصورة ${isolate(value)}: ${pictureReason(reason).ar}.`,
    en: (value: string, reason: string) =>
      `The picture ${value} could not be fetched: ${pictureReason(reason).en}.`,
  },
} as const;

const pictureReason = (reason: string) =>
  upstreamErrorReasons[reason as UpstreamErrorReason] ?? {
    ar: 'الملف ليس صورة صالحة',
    en: 'the file is not a valid picture',
  };

export type OwnNoteCode = keyof typeof own;

/** A stored note, with a code of the parser or of the service. */
export type StoredNote = Omit<RowNote, 'code'> & {
  code: RowNote['code'] | OwnNoteCode;
  /** Reason why an address returned no picture. */
  reason?: string;
};

const isOwn = (code: string): code is OwnNoteCode => Object.hasOwn(own, code);

/** A stored note with its message. */
export function presentNote(note: StoredNote, locale: Locale): ImportNote {
  const { code } = note;
  if (!isOwn(code)) return { ...note, message: describeNote(note as RowNote, locale) };
  const { reason = '', ...shown } = note;
  return { ...shown, message: own[code][packageLocale(locale)](note.value ?? '', reason) };
}
