import { defineBlock } from '../../model/definition/define-block.js';
import { derivedProp } from '../../model/definition/derived-prop.js';
import { select, string, text } from '../../model/definition/field.js';
import { sample } from './vin-checker.sample.js';
import { digestVins, maxVins } from './vin-digests.js';

const charactersPerLine = 20;

export const vinChecker = defineBlock({
  key: 'vin-checker',
  name: { ar: 'فحص رقم الهيكل', en: 'VIN checker (local)' },
  description: {
    ar: 'يقارن رقم الهيكل الذي يدخله الزائر بقائمة السيارات المعنية، على جهاز الزائر. لا تُرسل القائمة ولا الرقم.',
    en: 'Compares the VIN that a visitor enters with a list of affected vehicles. This happens on the visitor’s device. Neither the list nor the VIN is sent.',
  },
  short_description: { ar: 'هل السيارة معنية؟', en: 'Is the vehicle affected?' },
  group: 'APO',
  version: 1,
  fields: {
    label: string({ label: { ar: 'تسمية الحقل', en: 'Label' } }),
    button_text: string({ label: { ar: 'نص الزر', en: 'Button' }, optional: true }),
    positive_text: text({
      label: { ar: 'النص إن كانت السيارة معنية', en: 'Text for an affected vehicle' },
      default: {
        ar: 'سيارتك معنية. يُرجى الاتصال بمركز الخدمة لتحديد موعد لاستبدال القطع.',
        en: 'Your vehicle is affected. Please call the service center to make an appointment for the parts replacement.',
      },
      optional: true,
    }),
    negative_text: text({
      label: { ar: 'النص إن لم تكن معنية', en: 'Text for any other vehicle' },
      default: {
        ar: 'سيارتك ليست السيارة المعنية.',
        en: 'Your vehicle is NOT the affected vehicle.',
      },
      optional: true,
    }),
    alignment: select({
      label: { ar: 'المحاذاة', en: 'Alignment' },
      options: [
        { value: 'left', label: { ar: 'يسار', en: 'Left' } },
        { value: 'center', label: { ar: 'وسط', en: 'Centre' } },
        { value: 'right', label: { ar: 'يمين', en: 'Right' } },
      ],
      default: 'center',
    }),
    height: select({
      label: { ar: 'الارتفاع', en: 'Height' },
      options: [
        { value: 'small', label: { ar: 'صغير', en: 'Small' } },
        { value: 'medium', label: { ar: 'متوسط', en: 'Medium' } },
        { value: 'large', label: { ar: 'كبير', en: 'Large' } },
      ],
      default: 'medium',
    }),
    vin_list: derivedProp(
      text({
        label: { ar: 'أرقام الهياكل المعنية', en: 'Affected VINs' },
        help: {
          ar: 'رقم في كل سطر، أو بداية الرقم تليها نجمة: ‎SALEA7*‎. حتى 20,000 سطر. القائمة واحدة لكل اللغات، فأدخلها بلغة واحدة.',
          en: 'One VIN per line, or its first characters and an asterisk: SALEA7*. Up to 20,000 lines. The list is the same for all languages, so enter it in one.',
        },
        max_length: maxVins * charactersPerLine,
        max_lines: maxVins,
        optional: true,
      }),
      digestVins,
    ),
  },
  interactive: true,
  sample,
});
