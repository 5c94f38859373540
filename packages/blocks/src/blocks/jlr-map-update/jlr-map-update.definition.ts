import type { Bilingual } from '../../model/definition/bilingual.js';
import { defineBlock } from '../../model/definition/define-block.js';
import { image, markdown, separator, string, text } from '../../model/definition/field.js';
import { prefixed } from '../../shared/fields/prefixed.js';
import { sample } from './jlr-map-update.sample.js';

const both = (ar: string, en: string) => ({ ar, en });

const step = <const P extends string>(
  name: P,
  { label, heading, content }: { label: Bilingual; heading: Bilingual; content?: Bilingual },
) =>
  prefixed(name, {
    separator: separator({ label }),
    heading: string({ label: both('العنوان', 'Heading'), default: heading, optional: true }),
    content: markdown({
      label: both('النص', 'Content'),
      ...(content && { default: content }),
      optional: true,
    }),
    image: image({ label: both('الصورة', 'Picture'), optional: true }),
  });

export const jlrMapUpdate = defineBlock({
  key: 'jlr-map-update',
  name: { ar: 'دليل تحديث الخرائط', en: 'Map update guide' },
  description: {
    ar: 'ثلاث خطوات لتحديث خرائط السيارة: رقم الهيكل، وتجهيز ذاكرة USB، والتنزيل والتثبيت. لا يغادر رقم الهيكل جهاز الزائر.',
    en: 'Three steps to update a vehicle’s maps: its VIN, the USB drive, download and installation. The VIN never leaves the visitor’s device.',
  },
  short_description: { ar: 'تحديث الخرائط في ثلاث خطوات', en: 'Update maps in three steps' },
  group: 'Specials',
  version: 1,
  fields: {
    ...step('step_1', {
      label: both('الخطوة 1: رقم الهيكل', 'Step 1: the VIN'),
      heading: both('اكتب رقم الهيكل', 'Enter your VIN'),
    }),
    vin_label: string({ label: both('تسمية حقل الرقم', 'VIN label'), optional: true }),
    vin_placeholder: string({ label: both('مثال في الحقل', 'VIN placeholder'), optional: true }),
    vin_button: string({ label: both('زر الرقم', 'VIN button'), optional: true }),
    vin_prefixes: text({
      label: both('بدايات الأرقام المقبولة', 'Accepted prefixes'),
      help: both(
        'بداية في كل سطر، مثل SAL. إن تُركت فارغة يُقبل كل رقم صحيح الصيغة.',
        'One per line, such as SAL. When empty, every well-formed VIN is accepted.',
      ),
      max_length: 10_000,
      optional: true,
    }),
    error_text: string({
      label: both('نص الخطأ', 'Error text'),
      default: both(
        'لم نتعرّف على رقم الهيكل. يُرجى التأكد من كتابته بشكل صحيح أو المحاولة لاحقًا.',
        'VIN not recognised. Please check you have entered your VIN correctly or try again later.',
      ),
      optional: true,
    }),
    ...step('step_2', {
      label: both('الخطوة 2: ذاكرة USB', 'Step 2: the USB drive'),
      heading: both('جهّز ذاكرة USB', 'Prepare the USB drive'),
      content: both(
        '- قد تحتاج الملفات إلى مساحة <bdi dir="ltr">20-30GB</bdi>.\n- يُنصح بذاكرة USB 3.0.\n- يجب أن تكون مهيّأة بنظام FAT32 أو NTFS، وليس exFAT.',
        '- Downloads may need 20-30GB of free space.\n- USB 3.0 is recommended.\n- FAT32 or NTFS are supported, not exFAT.',
      ),
    }),
    ...step('step_3', {
      label: both('الخطوة 3: التنزيل والتثبيت', 'Step 3: download and install'),
      heading: both('نزّل التحديث وثبّته', 'Download and install'),
      content: both(
        '- نزّل التحديث على الذاكرة من الكمبيوتر.\n- أدخل الذاكرة في منفذ USB بعد تشغيل السيارة.\n- اتبع ما يظهر على الشاشة، ولا تخرج الذاكرة قبل انتهاء التثبيت.',
        '- Download the update to the drive on your computer.\n- Start the vehicle and put the drive into its USB port.\n- Follow the instructions on the screen. Leave the drive in until the installation has finished.',
      ),
    }),
  },
  interactive: true,
  sample,
});
