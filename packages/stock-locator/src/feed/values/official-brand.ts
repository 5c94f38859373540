import { valueKey } from '../../engine/filters/normalise-value.js';

/** Official brand names with other spellings in feeds. */
const names: Readonly<Record<string, readonly string[]>> = {
  'Aston Martin': ['استون مارتن'],
  Audi: ['اودي', 'أودي'],
  Bentley: ['بنتلي'],
  BMW: ['بي ام دبليو', 'بي إم دبليو', 'بي ام'],
  Cadillac: ['كاديلاك'],
  Changan: ['شانجان'],
  Chery: ['شيري'],
  Chevrolet: ['شيفروليه', 'شفروليه', 'شيفورليه', 'Chevy'],
  Chrysler: ['كرايسلر'],
  Dodge: ['دودج'],
  Ferrari: ['فيراري'],
  Fiat: ['فيات'],
  Ford: ['فورد'],
  GAC: ['جاك'],
  Geely: ['جيلي'],
  Genesis: ['جينيسيس', 'جنسس'],
  GMC: ['جي ام سي', 'جمس'],
  Haval: ['هافال'],
  Honda: ['هوندا'],
  Hyundai: ['هيونداي', 'هونداي'],
  Infiniti: ['انفنتي', 'إنفينيتي', 'انفينيتي'],
  Isuzu: ['ايسوزو'],
  Jaguar: ['جاكوار', 'جاغوار', 'جكوار'],
  Jeep: ['جيب'],
  Kia: ['كيا'],
  Lamborghini: ['لامبورجيني'],
  'Land Rover': ['لاند روفر', 'لاند روڤر', 'Landrover'],
  Lexus: ['لكزس', 'لكسز'],
  Lincoln: ['لينكون', 'لنكولن'],
  Maserati: ['مازيراتي'],
  Mazda: ['مازدا'],
  McLaren: ['ماكلارين'],
  'Mercedes-Benz': ['Mercedes', 'Mercedes Benz', 'مرسيدس', 'مرسيدس بنز'],
  MG: ['ام جي', 'إم جي'],
  MINI: ['ميني'],
  Mitsubishi: ['ميتسوبيشي'],
  Nissan: ['نيسان'],
  Peugeot: ['بيجو'],
  Porsche: ['بورش', 'بورشه'],
  RAM: ['رام'],
  Renault: ['رينو'],
  'Rolls-Royce': ['Rolls Royce', 'رولز رويس'],
  Skoda: ['سكودا', 'Škoda'],
  Subaru: ['سوبارو'],
  Suzuki: ['سوزوكي'],
  Tesla: ['تيسلا', 'تسلا'],
  Toyota: ['تويوتا'],
  Volkswagen: ['فولكس فاجن', 'فولكس واجن', 'فولكسفاغن', 'VW'],
  Volvo: ['فولفو'],
};

const byKey = new Map(
  Object.entries(names).flatMap(([brand, others]) =>
    [brand, ...others].map((name) => [valueKey(name), brand] as const),
  ),
);

/** Official name of a brand; undefined for an unknown brand, which is used unchanged. */
export const officialBrand = (text: string): string | undefined => byKey.get(valueKey(text));
