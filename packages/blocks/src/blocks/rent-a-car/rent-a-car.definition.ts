import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getForm } from '@mawkib/api-clients/contracts/forms';
import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, markdown, string } from '../../model/definition/field.js';
import { showableTexts } from '../../model/stored/showable.js';
import { labelsField } from '../../shared/labels/labels-field.js';
import {
  defaultEquipment,
  type RentalItemGroup,
  rentalItems,
} from '../../shared/rental/rental-extras.js';
import { defaultLabels } from './configuration/rental-labels.js';
import { rentalLocations } from './configuration/rental-locations.js';
import { rentalOptions } from './configuration/rental-options.js';
import { rentalVehicles } from './configuration/rental-vehicles.js';
import { sample } from './rent-a-car.sample.js';

const names = [
  'vehicle',
  'pickup_location',
  'pickup_date',
  'return_location',
  'return_date',
  'days',
  'items',
  'total',
] as const;

/** The five extras of a new step; labels are stored in both languages. */
const equipment = [
  {
    key: 'equipment',
    label: { ar: 'تجهيزات إضافية', en: 'Additional equipment' },
    subitems: defaultEquipment.map(({ key, ar, en, price, type }) => ({
      key,
      label: { ar, en },
      price,
      controller: type === 'amount' ? { type, min: 0, max: 10, default: 0 } : { type },
    })),
  },
];

export const rentACar = defineBlock({
  key: 'rent-a-car',
  name: { ar: 'استئجار سيارة', en: 'Rent-a-car' },
  description: {
    ar: 'سيارات للإيجار بأسعارها اليومية. يختار الزائر المكان والأيام والتجهيزات الإضافية، ويكتب بياناته ويرسل طلبه.',
    en: 'Cars to rent, with daily prices. Visitors choose a location, days and extras, enter contact details and send an inquiry.',
  },
  short_description: { ar: 'طلب استئجار سيارة', en: 'An inquiry to rent a car' },
  group: 'Specials',
  version: 1,
  max_field_groups: 4,
  fields: {
    block_translations: labelsField(defaultLabels),
    locations_json: json({
      label: { ar: 'أماكن الاستلام', en: 'Locations' },
      help: {
        ar: 'قائمة من {name_key, city_name, point_name, address, coordinates:[خط العرض, خط الطول]}.',
        en: 'A list of {name_key, city_name, point_name, address, coordinates: [latitude, longitude]}.',
      },
      schema: rentalLocations,
      default: [],
    }),
    vehicles_json: json({
      label: { ar: 'السيارات', en: 'Vehicles' },
      help: {
        ar: 'قائمة من {image_id, display_name, nameplate_name, price:{daily}, locations:[name_key], specification:[{label, value}]}.',
        en: 'A list of {image_id, display_name, nameplate_name, price: {daily}, locations: [name_key], specification: [{label, value}]}.',
      },
      schema: rentalVehicles,
      default: [],
    }),
    form_id: string({
      label: { ar: 'معرّف نموذج التواصل', en: 'Contact form ID' },
      contentful: false,
      optional: true,
      max_length: 64,
    }),
    hidden_field_mapping: json({
      label: { ar: 'الحقول المخفية', en: 'Hidden fields' },
      help: {
        ar: `قيم الطلب، وأسماء الحقول المخفية لها في النموذج. القيم: ${names.join('، ')}.`,
        en: `Values of the inquiry and the names of their hidden fields in the form. Values: ${names.join(', ')}.`,
      },
      schema: z.partialRecord(z.enum(names), z.string().trim().min(1).max(64)),
      default: Object.fromEntries(names.map((name) => [name, name])),
    }),
    summary_template: markdown({
      label: { ar: 'نص الملخص', en: 'Summary template' },
      optional: true,
      default: {
        ar: '**{vehicle}**\n\nالاستلام: {pickup_location}، {pickup_date}\n\nالإعادة: {return_location}، {return_date}\n\nعدد الأيام: {days}\n\nالإضافات: {items}\n\nالإجمالي: **{total}**\n\n{name}\n\n{phone}\n\n{email}',
        en: '**{vehicle}**\n\nPick-up: {pickup_location}, {pickup_date}\n\nReturn: {return_location}, {return_date}\n\nDays: {days}\n\nExtras: {items}\n\nTotal: **{total}**\n\n{name}\n\n{phone}\n\n{email}',
      },
    }),
    thank_you_title: string({
      label: { ar: 'عنوان الشكر', en: 'Thank-you title' },
      default: { ar: 'شكرًا لك!', en: 'Thank you!' },
      optional: true,
    }),
    thank_you_text: string({
      label: { ar: 'نص الشكر', en: 'Thank-you text' },
      default: {
        ar: 'أُرسل طلبك. سنتواصل معك قريبًا.',
        en: 'Your inquiry has been sent. We will contact you soon.',
      },
      optional: true,
    }),
    error_title: string({
      label: { ar: 'عنوان الخطأ', en: 'Error title' },
      default: { ar: 'عذرًا! حدث خطأ ما.', en: 'Oops! Something went wrong.' },
      optional: true,
    }),
    error_text: string({
      label: { ar: 'نص الخطأ', en: 'Error text' },
      default: {
        ar: 'لم يُرسل طلبك. يُرجى المحاولة مرة أخرى.',
        en: 'Your inquiry has not been sent. Please try again.',
      },
      optional: true,
    }),
    additional_json: json({
      label: { ar: 'إعدادات إضافية', en: 'Additional configuration' },
      help: {
        ar: 'datepicker.disabled_days: أيام مغلقة، 0 الأحد. map.zoom: تقريب الخريطة.',
        en: 'datepicker.disabled_days: closed days, 0 is Sunday. map.zoom: zoom level of the map.',
      },
      schema: rentalOptions,
      default: rentalOptions.parse({}),
    }),
  },
  group_fields: {
    items: json({
      label: { ar: 'الإضافات', en: 'Extras' },
      help: {
        ar: 'قائمة من {key, label, subitems:[{key, label, price, controller:{type, min, max, value, default}}]}. النوع amount أو toggler.',
        en: 'A list of {key, label, subitems: [{key, label, price, controller: {type, min, max, value, default}}]}. The type is amount or toggler.',
      },
      schema: rentalItems,
      default: equipment as unknown as RentalItemGroup[],
    }),
    step_title: string({ label: { ar: 'عنوان المجموعة', en: 'Step title' }, optional: true }),
  },
  interactive: true,
  data: ({ fields, locale }) =>
    fields.form_id?.trim()
      ? {
          operation: getForm,
          input: { params: { id: fields.form_id.trim() }, query: { locale } },
          select: (response: ResponseOf<typeof getForm>) => ({
            form: showableTexts(response).data,
          }),
        }
      : null,
  sample,
});
