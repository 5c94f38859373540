import type { MediaItem, MediaUsage } from '@mawkib/api-clients/contracts/media';
import { ApiError } from '../http/errors/api-error.js';
import { sizeNames } from './image-sizes.js';

export const mediaErrors = {
  unknownImage: () =>
    new ApiError({
      status: 404,
      code: 'image_not_found',
      title: { ar: 'الصورة غير موجودة', en: 'Picture not found' },
    }),
  unknownVariant: (name: string) =>
    new ApiError({
      status: 400,
      code: 'unknown_image_variant',
      title: {
        ar: 'مقاس الصورة أو صيغتها غير متاحين',
        en: 'This picture size or format is not available',
      },
      errors: [
        {
          field: 'variant',
          code: 'unknown_image_variant',
          message: {
            ar: `«${name.slice(0, 40)}» غير متاح. المقاسات: ${sizeNames.join('، ')}؛ الصيغ: avif، webp، jpg.`,
            en: `"${name.slice(0, 40)}" is not available. Sizes: ${sizeNames.join(', ')}; formats: avif, webp, jpg.`,
          },
        },
      ],
    }),
  unknownMedia: () =>
    new ApiError({
      status: 404,
      code: 'unknown_media',
      title: { ar: 'الملف غير موجود في المكتبة', en: 'File not found in the library' },
    }),
  storeFailed: () =>
    new ApiError({
      status: 503,
      code: 'store_failed',
      title: { ar: 'تعذّر الوصول إلى مخزن الملفات', en: 'The file storage is unavailable' },
      detail: {
        ar: 'لم تفقد شيئًا. حاول مرة أخرى بعد لحظات.',
        en: 'Nothing was lost. Try again in a moment.',
      },
      headers: { 'retry-after': '5' },
    }),
  unsatisfiableRange: (bytes: number) =>
    new ApiError({
      status: 416,
      code: 'unsatisfiable_range',
      title: {
        ar: 'الجزء المطلوب يقع خارج الملف',
        en: 'The requested range is outside the file',
      },
      headers: { 'content-range': `bytes */${bytes}` },
    }),
  stale: (current: MediaItem) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذا الملف',
        en: 'Someone else has changed this file',
      },
      detail: {
        ar: 'لم يُحفظ تعديلك. راجع التغييرات ثم احفظ مرة أخرى.',
        en: 'Your change is not saved. Review what changed, then save again.',
      },
      extra: { current_version: current.version, current },
    }),
  inUse: (usages: MediaUsage[]) =>
    new ApiError({
      status: 409,
      code: 'media_in_use',
      title: {
        ar: 'لا يمكن حذف الملف لأنه مستخدَم',
        en: 'This file is in use, so it cannot be deleted',
      },
      detail: {
        ar: 'أزله أولًا من الأماكن المذكورة، أو استبدل محتواه بملف آخر.',
        en: 'Remove it from the pages and items listed first, or replace it with another file.',
      },
      extra: { usages },
    }),
  noPicture: () =>
    new ApiError({
      status: 422,
      code: 'no_picture',
      title: {
        ar: 'نقطة التركيز للصور فقط',
        en: 'Only pictures have a focal point',
      },
      errors: [
        {
          in: 'body',
          field: 'focal',
          code: 'no_picture',
          message: { ar: 'هذا الملف ليس صورة.', en: 'This file is not a picture.' },
        },
      ],
    }),
};
