import type { Localized } from '@mawkib/api-clients/contracts';
import { ApiError } from '../../http/errors/api-error.js';

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
      { ar: 'نوع الملف غير مدعوم', en: 'This file type is not supported' },
      {
        ar: 'ارفع صورة بصيغة JPEG أو PNG أو WebP أو AVIF أو GIF، أو فيديو بصيغة MP4 أو WebM، أو ملف PDF. يُحدَّد النوع من المحتوى وليس من الاسم.',
        en: 'Upload a JPEG, PNG, WebP, AVIF or GIF picture, an MP4 or WebM video, or a PDF. The file type is detected from the content, not from the name.',
      },
    ),
  drawing: () =>
    reject(
      415,
      'unsupported_file',
      { ar: 'ملفات SVG غير مدعومة', en: 'SVG files are not supported' },
      {
        ar: 'قد تحتوي ملفات SVG على نصوص برمجية. صدّر الرسم بصيغة PNG أو WebP ثم ارفعه.',
        en: 'SVG files can contain scripts. Export the drawing as PNG or WebP and upload that.',
      },
    ),
  broken: () =>
    reject(
      422,
      'broken_file',
      { ar: 'الملف تالف أو غير مكتمل', en: 'The file is damaged or incomplete' },
      {
        ar: 'افتح الملف على جهازك واحفظه مرة أخرى، ثم ارفع الملف الجديد.',
        en: 'Open it on your computer, save it again and upload the new file.',
      },
    ),
  tooManyPixels: (max: number) =>
    reject(
      422,
      'too_many_pixels',
      { ar: 'أبعاد الصورة أكبر من المسموح', en: 'The picture has too many pixels' },
      {
        ar: `الحد الأقصى ${Math.round(max / 1e6)} ميغابكسل. صغّر الصورة ثم ارفعها.`,
        en: `The maximum is ${Math.round(max / 1e6)} megapixels. Make the picture smaller and upload it again.`,
      },
    ),
  tooLarge: (max: number) =>
    reject(
      413,
      'too_large',
      { ar: 'الملف أكبر من المسموح', en: 'The file is too large' },
      {
        ar: `الحد الأقصى للصورة ${Math.floor(max / 1048576)} ميغابايت.`,
        en: `The maximum for a picture is ${Math.floor(max / 1048576)} MB.`,
      },
    ),
  moving: () =>
    reject(
      422,
      'moving_image',
      { ar: 'الصور المتحركة غير مدعومة', en: 'Animated pictures are not supported' },
      {
        ar: 'ارفعها فيديو بصيغة MP4 أو WebM، أو ارفع صورة ثابتة.',
        en: 'Upload a video (MP4 or WebM) or a still picture.',
      },
    ),
  same: (existing: { id: string; name: string }) =>
    reject(
      409,
      'same_file',
      { ar: 'هذا الملف موجود في المكتبة', en: 'This file is already in the library' },
      {
        ar: `اسمه هناك: «${existing.name}». استخدمه، أو أكّد أنك تريد نسخة أخرى.`,
        en: `It is called "${existing.name}". Use that file, or confirm that you want another copy.`,
      },
      { existing },
    ),
  otherType: () =>
    reject(
      422,
      'other_type',
      { ar: 'الملف الجديد من نوع آخر', en: 'The new file has a different type' },
      {
        ar: 'استبدل الصورة بصورة، والفيديو بفيديو، والمستند بمستند.',
        en: 'Replace a picture with a picture, a video with a video, and a document with a document.',
      },
    ),
};
