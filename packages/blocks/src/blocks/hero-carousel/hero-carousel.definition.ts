import { defineBlock } from '../../model/definition/define-block.js';
import { bool, number, string } from '../../model/definition/field.js';
import { offerSchedule, sliderTheme } from '../../model/definition/option-sets.js';
import type { PublicImage } from '../../model/definition/public-values.js';
import { heroTextFields, heroVideo } from '../../shared/hero-slide/hero-slide-fields.js';
import { sample } from './hero-carousel.sample.js';

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
    has_timer: bool({ label: { ar: 'إظهار المؤقت', en: 'Show timer' }, default: true }),
    is_autoplay: bool({ label: { ar: 'تشغيل تلقائي', en: 'Autoplay' }, default: true }),
    has_banner: bool({ label: { ar: 'إظهار الشريط', en: 'Show banner' } }),
    has_wide_ratio: bool({ label: { ar: 'نسبة عريضة', en: 'Wide ratio' } }),
    is_ffi: bool({ label: { ar: 'تخطيط FFI', en: 'FFI layout' } }),
    has_mxo: bool({
      label: { ar: 'نمط MXO', en: 'MXO variant' },
      help: {
        ar: 'على الشاشات العريضة يكون النص في منتصف الصورة عموديًا بدل أسفلها.',
        en: 'On wide screens the text is at half the height of the picture instead of its foot.',
      },
    }),
    slide_duration: number({
      label: { ar: 'مدة الشريحة (ملّي ثانية)', en: 'Slide duration (ms)' },
      default: 6000,
      min: 1000,
      max: 60000,
    }),
    slide_duration_limit: number({
      label: { ar: 'أقصى عدد للشرائح على الهاتف', en: 'Max number of slides on mobile' },
      default: 4,
      min: 1,
      max: 20,
    }),
    slider_theme: sliderTheme(),
  },
  group_fields: {
    ...heroTextFields(),
    offer_key: string({
      label: { ar: 'مفتاح العرض', en: 'Offer key' },
      help: {
        ar: 'تعرض الشريحة بيانات هذا العرض، وتختفي إن لم يكن موجودًا.',
        en: 'The slide shows the data of this offer. It is hidden if the offer does not exist.',
      },
      optional: true,
      contentful: false,
    }),
    ...heroVideo(),
    offer_schedule: offerSchedule(),
  },
  top_image: ({ groups: [slide] }) =>
    slide?.fields.desktop_video_url ? undefined : (slide?.fields.image as PublicImage | undefined),
  interactive: true,
  sample,
});
