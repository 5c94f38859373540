import * as z from 'zod';
import { defineBlock } from '../../model/define-block.js';
import { bool, json, number, select, string } from '../../model/field.js';
import {
  headerSizeWithTitle,
  heroImage,
  offerSchedule,
  paragraph,
  rdxButtons,
  sliderTheme,
  title,
} from '../../model/option-sets.js';
import { sample } from './hero-carousel.sample.js';

/** Player flags; each has a default by video type where it is not said. */
const videoOptions = z.object({
  autoplay: z.boolean().optional(),
  loop: z.boolean().optional(),
  muted: z.boolean().optional(),
  controls: z.boolean().optional(),
});

export const heroCarousel = defineBlock({
  key: 'hero-carousel',
  name: { ar: 'شرائح رئيسية', en: 'Hero carousel' },
  description: {
    ar: 'صورة أو فيديو بعرض الصفحة مع عنوان وأزرار، في شريحة واحدة أو أكثر.',
    en: 'Pictures or videos across the whole page with a title and buttons, on one or more slides.',
  },
  short_description: { ar: 'صور كبيرة أعلى الصفحة', en: 'Large pictures at the top of a page' },
  group: 'Hero',
  version: 1,
  fields: {
    has_timer: bool({ label: { ar: 'إظهار المؤقّت', en: 'Show timer' }, default: true }),
    is_autoplay: bool({ label: { ar: 'تشغيل تلقائي', en: 'Autoplay' }, default: true }),
    has_banner: bool({ label: { ar: 'إظهار الشريط', en: 'Show banner' } }),
    has_wide_ratio: bool({ label: { ar: 'نسبة عريضة', en: 'Wide ratio' } }),
    is_ffi: bool({ label: { ar: 'تخطيط FFI', en: 'FFI layout' } }),
    has_mxo: bool({ label: { ar: 'نمط MXO', en: 'MXO variant' } }),
    slide_duration: number({
      label: { ar: 'مدة الشريحة (ملّي ثانية)', en: 'Slide duration (ms)' },
      default: 6000,
      min: 1000,
      max: 60000,
    }),
    slide_duration_limit: number({
      label: { ar: 'أقصى عدد للشرائح على الهاتف', en: 'Most slides on mobile' },
      default: 4,
      min: 1,
      max: 20,
    }),
    slider_theme: sliderTheme(),
  },
  group_fields: {
    image: heroImage(),
    title: title(),
    header_size: headerSizeWithTitle(),
    paragraph: paragraph(),
    'rdx-buttons': rdxButtons(),
    offer_key: string({
      label: { ar: 'مفتاح العرض', en: 'Offer key' },
      help: {
        ar: 'تظهر الشريحة ببيانات هذا العرض، وتختفي إن لم يوجد.',
        en: 'The slide shows this offer’s data and hides when there is no such offer.',
      },
      optional: true,
      contentful: false,
    }),
    video_type: select({
      label: { ar: 'نوع الفيديو', en: 'Video type' },
      options: [
        { value: 'video', label: { ar: 'فيديو بأزرار تحكم', en: 'Video with controls' } },
        { value: 'video_background', label: { ar: 'فيديو في الخلفية', en: 'Background video' } },
      ],
    }),
    desktop_video_url: string({
      label: { ar: 'رابط الفيديو للشاشات الكبيرة', en: 'Desktop video address' },
      optional: true,
      contentful: false,
      format: 'url',
    }),
    mobile_video_url: string({
      label: { ar: 'رابط الفيديو للهاتف', en: 'Mobile video address' },
      optional: true,
      contentful: false,
      format: 'url',
    }),
    video_options: json({
      label: { ar: 'خيارات الفيديو', en: 'Video options' },
      schema: videoOptions,
      default: {},
    }),
    offer_schedule: offerSchedule(),
  },
  moves: true,
  sample,
});
