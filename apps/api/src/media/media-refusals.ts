import { Refusal } from '../frame/refusal.js';
import { sizeNames } from './image-sizes.js';

export const unknownImage = () =>
  new Refusal({
    status: 404,
    code: 'image_not_found',
    title: { ar: 'الصورة غير موجودة', en: 'There is no such image' },
  });

export const unknownVariant = (name: string) =>
  new Refusal({
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
  });
