import type { Localized } from '@mawkib/api-clients/contracts';
import { ApiError } from '../../http/errors/refusal.js';

const reject = (
  status: number,
  code: string,
  title: Localized,
  detail: Localized,
  extra?: Record<string, unknown>,
) => new ApiError({ status, code, title, detail, ...(extra && { extra }) });

/** Errors of uploads, with what to do instead. */
export const uploadErrors = {
  unsupported: () =>
    reject(
      415,
      'unsupported_file',
      { ar: 'نوع الملف غير مدعوم', en: 'Files of this type are not taken in' },
      {
        ar: 'الأنواع المقبولة: JPEG وPNG وWebP وAVIF وGIF للصور، وMP4 وWebM للفيديو، وPDF. يُعرَف النوع من المحتوى لا من الاسم.',
        en: 'Pictures may be JPEG, PNG, WebP, AVIF or GIF, videos MP4 or WebM, documents PDF. The content decides, not the name.',
      },
    ),
  drawing: () =>
    reject(
      415,
      'unsupported_file',
      { ar: 'رسوم SVG غير مقبولة', en: 'SVG drawings are not taken in' },
      {
        ar: 'قد تحمل هذه الرسوم برامج. صدّرها بصيغة PNG أو WebP ثم ارفعها.',
        en: 'Such drawings can carry scripts. Export it as PNG or WebP and upload that.',
      },
    ),
  broken: () =>
    reject(
      422,
      'broken_file',
      { ar: 'الملف تالف أو غير مكتمل', en: 'The file is damaged or incomplete' },
      {
        ar: 'افتحه على جهازك واحفظه من جديد ثم ارفعه.',
        en: 'Open it on your machine, save it again and upload that.',
      },
    ),
  tooManyPixels: (max: number) =>
    reject(
      422,
      'too_many_pixels',
      { ar: 'أبعاد الصورة أكبر من المسموح', en: 'The picture has more pixels than allowed' },
      {
        ar: `الحد الأقصى ${Math.round(max / 1e6)} ميغابكسل. صغّر الصورة ثم ارفعها.`,
        en: `At most ${Math.round(max / 1e6)} megapixels. Make it smaller and upload that.`,
      },
    ),
  tooLarge: (max: number) =>
    reject(
      413,
      'too_large',
      { ar: 'الملف أكبر من المسموح', en: 'The file is larger than allowed' },
      {
        ar: `الحد الأقصى للصورة ${Math.floor(max / 1048576)} ميغابايت.`,
        en: `A picture may have ${Math.floor(max / 1048576)} MB.`,
      },
    ),
  moving: () =>
    reject(
      422,
      'moving_image',
      { ar: 'الصور المتحركة غير مقبولة', en: 'Moving pictures are not taken in' },
      {
        ar: 'ارفعها فيديو بصيغة MP4 أو WebM، أو ارفع صورة ثابتة.',
        en: 'Upload it as a video (MP4 or WebM), or a still picture.',
      },
    ),
  same: (existing: { id: string; name: string }) =>
    reject(
      409,
      'same_file',
      { ar: 'هذا الملف موجود في المكتبة', en: 'The library has this file already' },
      {
        ar: `اسمه هناك: «${existing.name}». استخدمه، أو أكّد أنك تريد نسخة أخرى.`,
        en: `It is called "${existing.name}" there. Use it, or say that you want it twice.`,
      },
      { existing },
    ),
  otherType: () =>
    reject(
      422,
      'other_type',
      { ar: 'الملف من نوع آخر', en: 'The file is of another type' },
      {
        ar: 'تحلّ محل الصورة صورة، ومحل الفيديو فيديو، ومحل المستند مستند.',
        en: 'Only a picture can take a picture’s place, a video a video’s, a document a document’s.',
      },
    ),
};
