import type { VehicleState } from '@mawkib/core/vocabulary';
import type { Random } from '../create-random.js';
import type { VehicleTexts } from '../demo-rows.js';
import {
  byEngine,
  comfort,
  everyday,
  extras,
  type Feature,
  fourWheelDrive,
  type PricedFeature,
} from './features.js';
import type { Body, Model } from './models.js';
import type { interiors, Paint } from './paints.js';
import type { Powertrain } from './powertrains.js';

interface Described {
  model: Model;
  body: Body;
  trim: string;
  /** Trim level, from 0 (base) to 1 (top). */
  richness: number;
  powertrain: Powertrain;
  paint: Paint;
  interior: (typeof interiors)[number];
  state: VehicleState;
}

const byState = {
  new: {
    ar: 'جديدة من الوكيل مع الضمان الكامل وخدمة الصيانة المجدولة.',
    en: 'New from the retailer, with the full warranty and scheduled servicing.',
  },
  approved: {
    ar: 'معتمدة بعد فحص شامل لأكثر من مئة وخمسين نقطة، مع ضمان وسجل صيانة موثّق.',
    en: 'Approved after an inspection of more than one hundred and fifty points, with warranty and service history.',
  },
  used: {
    ar: 'مستعملة بحالة جيدة، فُحصت لدى الوكيل ويمكن معاينتها وتجربتها.',
    en: 'Used and in good condition, checked by the retailer and ready to see and drive.',
  },
};

const join = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Texts of one vehicle in both languages, and the price of its options in AED. */
export function describe(vehicle: Described, random: Random) {
  const { model, body, trim, richness, powertrain, paint, interior, state } = vehicle;
  const lacks = {
    rear_seats: model.pictures === 'coupe',
    suv: model.pictures === 'coupe' || model.pictures === 'saloon',
  };
  const fits = ({ needs }: PricedFeature) => !needs || !lacks[needs];
  const fitting = comfort.filter(fits);
  const included = random.some(fitting, Math.round(richness * fitting.length * 0.8));
  const offered = [
    ...fitting.filter((feature) => !included.includes(feature)),
    ...extras.filter(fits),
  ];
  const chosen = random.some(offered, random.between(1, 5));
  const standard: Feature[] = [
    ...everyday,
    ...powertrain.engine_types.flatMap((type) => byEngine[type] ?? []),
    ...(powertrain.drivetrain === 'awd' ? [fourWheelDrive] : []),
    ...included,
  ];
  const names = { ar: model.ar, en: model.nameplate };
  const bodies = { ar: body.suffix_ar ?? body.suffix, en: body.suffix };
  const texts = (language: 'ar' | 'en'): VehicleTexts => ({
    model_name: names[language],
    model_display_name: join(names[language], bodies[language]),
    version: join(trim, powertrain.badge),
    color_name: paint[language],
    interior_color: interior[language],
    long_description: join(model.story[language], byState[state][language]),
    power_unit: language === 'ar' ? 'حصان' : 'hp',
    mileage_unit: language === 'ar' ? 'كم' : 'km',
    features_standard: standard.map((feature) => feature[language]),
    features_optional: chosen.map((feature) => ({ name: feature[language], price: feature.price })),
  });
  return {
    texts: { ar: texts('ar'), en: texts('en') },
    optionsPrice: chosen.reduce((sum, { price }) => sum + price, paint.price),
  };
}
