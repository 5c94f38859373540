import type { MediaItem, MediaUsage } from '@mawkib/api-clients/contracts';
import { ApiError } from '../http/errors/refusal.js';
import { sizeNames } from './image-sizes.js';

export const mediaErrors = {
  unknownImage: () =>
    new ApiError({
      status: 404,
      code: 'image_not_found',
      title: { ar: 'الصورة غير موجودة', en: 'There is no such image' },
    }),
  unknownVariant: (name: string) =>
    new ApiError({
      status: 400,
      code: 'unknown_image_variant',
      title: {
        ar: 'مقاس الصورة أو صيغتها غير متاحين',
        en: 'This size or format of the image is not served',
      },
      errors: [
        {
          field: 'variant',
          code: 'unknown_image_variant',
          message: {
            ar: `«${name.slice(0, 40)}» غير متاح. المقاسات: ${sizeNames.join('، ')}؛ الصيغ: avif، webp، jpg.`,
            en: `"${name.slice(0, 40)}" is not served. Sizes: ${sizeNames.join(', ')}; formats: avif, webp, jpg.`,
          },
        },
      ],
    }),
  unknownMedia: () =>
    new ApiError({
      status: 404,
      code: 'unknown_media',
      title: { ar: 'الملف غير موجود في المكتبة', en: 'There is no such file in the library' },
    }),
  storeFailed: () =>
    new ApiError({
      status: 503,
      code: 'store_failed',
      title: { ar: 'تعذّر الوصول إلى مخزن الملفات', en: 'The store of files cannot be reached' },
      detail: {
        ar: 'لم يضع شيء. حاول مرة أخرى بعد لحظات.',
        en: 'Nothing is lost. Try again in a moment.',
      },
      headers: { 'retry-after': '5' },
    }),
  unsatisfiableRange: (bytes: number) =>
    new ApiError({
      status: 416,
      code: 'unsatisfiable_range',
      title: {
        ar: 'الجزء المطلوب يقع خارج الملف',
        en: 'The part that was asked for lies outside the file',
      },
      headers: { 'content-range': `bytes */${bytes}` },
    }),
  stale: (current: MediaItem) =>
    new ApiError({
      status: 409,
      code: 'stale_version',
      title: {
        ar: 'عدّل شخص آخر هذا الملف قبلك',
        en: 'Someone else changed this file before you',
      },
      detail: {
        ar: 'لم يُحفظ تعديلك: راجع ما تغيّر ثم احفظ من جديد.',
        en: 'Your change was not saved: see what changed, then save again.',
      },
      extra: { current_version: current.version, current },
    }),
  inUse: (places: MediaUsage[]) =>
    new ApiError({
      status: 409,
      code: 'media_in_use',
      title: {
        ar: 'لا يمكن حذف الملف لأنه مستخدَم',
        en: 'The file is in use and cannot be deleted',
      },
      detail: {
        ar: 'أزله أولاً من الأماكن المذكورة، أو استبدل محتواه بملف آخر.',
        en: 'Take it out of the places named first, or put another file in its place.',
      },
      extra: { places },
    }),
  noPicture: () =>
    new ApiError({
      status: 422,
      code: 'no_picture',
      title: {
        ar: 'نقطة التركيز للصور وحدها',
        en: 'Only a picture has a focal point',
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
