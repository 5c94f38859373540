import type { PackageLocale } from '@mawkib/core/locale';
import type { DemoCarSpec } from '../demo-rows.js';
import { type Car, demoCars } from './demo-cars.js';
import { demoMeasures } from './measures.js';

type Words = Readonly<Record<PackageLocale, string>>;
type Spec = Omit<DemoCarSpec, 'car_id' | 'position'>;

const say = (ar: string, en = ar) => ({ ar, en });

const units = {
  money: say('درهم', 'AED'),
  power: say('حصان', 'hp'),
  seconds: say('ث', 's'),
  speed: say('كم/س', 'km/h'),
  litres: say('لتر', 'l'),
  use: say('لتر/100 كم', 'l/100 km'),
  charge: say('كيلوواط ساعة/100 كم', 'kWh/100 km'),
  length: say('ملم', 'mm'),
  weight: say('كجم', 'kg'),
};
const groups = {
  performance: say('الأداء', 'Performance'),
  drive: say('المحرك والدفع', 'Engine and drive'),
  size: say('الأبعاد والسعة', 'Size and space'),
  ability: say('القدرات', 'Ability'),
};

/** An amount is a number; every other figure is text, so that it is not formatted as money. */
const price = (key: string, label: Words, amount: number, engine_key?: string): Spec => ({
  key,
  label,
  value: Math.round(amount),
  unit: units.money,
  engine_key: engine_key ?? null,
});
const fact = (
  group_label: Words | null,
  key: string,
  label: Words,
  value: number | string | Words,
  unit: Words | null = null,
): Spec => ({
  group_label,
  key,
  label,
  value: typeof value === 'object' ? value : say(String(value)),
  unit,
});

const drives: Record<string, Words> = {
  awd: say('دفع رباعي', 'All-wheel drive'),
  rwd: say('دفع خلفي', 'Rear-wheel drive'),
};
const transmissions: Record<string, Words> = {
  automatic: say('أوتوماتيكي بثماني سرعات', 'Eight-speed automatic'),
  manual: say('يدوي بست سرعات', 'Six-speed manual'),
  single_speed: say('سرعة واحدة', 'Single speed'),
};
const engineNames: Record<string, Words> = {
  petrol: say('بنزين', 'Petrol'),
  diesel: say('ديزل', 'Diesel'),
  electric: say('كهرباء', 'Electric'),
  plug_in_hybrid: say('هجين قابل للشحن', 'Plug-in hybrid'),
};

const toTens = (amount: number) => Math.round(amount / 10) * 10;
const monthly = (amount: number) => toTens(amount * 0.0164);

type Engine = Car['engines'][number];
const kindOf = ({ engine_types: types }: Engine) =>
  types.find((type) => type === 'electric' || type === 'plug_in_hybrid') ?? types.at(-1) ?? '';

function driven({ model }: Car, engine: Engine, weight: number) {
  const kind = kindOf(engine);
  const use = 5 + weight / 850 + engine.power / 150;
  const factors: Record<string, number> = { diesel: 0.78, plug_in_hybrid: 0.3, electric: 1.9 };
  return {
    acceleration: (1.2 + (0.85 * weight) / engine.power).toFixed(1),
    speed: Math.round(130 + 4 * Math.sqrt(engine.power) + (model.pictures === 'coupe' ? 60 : 0)),
    use: (use * (factors[kind] ?? 1)).toFixed(1),
    useUnit: kind === 'electric' ? units.charge : units.use,
  };
}

function specsOf(car: Car): Spec[] {
  const { carKey, model, body, engines, priceFrom } = car;
  const measures = demoMeasures[carKey];
  const [plain, strongest] = [engines[0], engines.toSorted((a, b) => b.power - a.power)[0]];
  if (!measures || !plain || !strongest) throw new Error(`Demo car ${carKey} is not described`);
  const best = driven(car, strongest, measures.weight);
  const defaultValue = driven(car, plain, measures.weight);
  const base = model.price + body.price;
  const kinds = [...new Set(engines.map(kindOf))].flatMap((kind) => engineNames[kind] ?? []);
  const joined = say(kinds.map(({ ar }) => ar).join('، '), kinds.map(({ en }) => en).join(', '));
  const seats = [...new Set(body.seats)].sort((a, b) => a - b).join(' / ');
  return [
    // Specs of engines come first: a reader by key alone ends up with the model's own.
    ...engines.flatMap((engine): Spec[] => {
      const made = driven(car, engine, measures.weight);
      return [
        price('price', say('السعر الرسمي من', 'List price from'), base + engine.price, engine.key),
        fact(null, 'engine', say('المحرك', 'Engine'), engine.badge),
        fact(null, 'power', say('القوة', 'Power'), engine.power, units.power),
        fact(
          null,
          'acceleration',
          say('التسارع من 0 إلى 100 كم/س', '0 to 100 km/h'),
          made.acceleration,
          units.seconds,
        ),
        fact(null, 'consumption', say('الاستهلاك', 'Consumption'), made.use, made.useUnit),
      ].map((spec) => ({ ...spec, engine_key: engine.key }));
    }),
    price('price', say('السعر الرسمي من', 'List price from'), priceFrom),
    price('monthly_price', say('القسط الشهري يبدأ من', 'Monthly from'), monthly(priceFrom)),
    price('down_payment', say('الدفعة الأولى (20%)', 'Down payment (20%)'), toTens(priceFrom / 5)),
    fact(
      groups.performance,
      'power',
      say('أقصى قوة', 'Maximum power'),
      strongest.power,
      units.power,
    ),
    fact(
      groups.performance,
      'acceleration',
      say('التسارع من 0 إلى 100 كم/س', '0 to 100 km/h'),
      best.acceleration,
      units.seconds,
    ),
    fact(
      groups.performance,
      'top_speed',
      say('السرعة القصوى', 'Top speed'),
      best.speed,
      units.speed,
    ),
    fact(
      groups.performance,
      'consumption',
      say('أقل استهلاك', 'Lowest consumption'),
      defaultValue.use,
      defaultValue.useUnit,
    ),
    fact(groups.drive, 'engine', say('المحركات', 'Engines'), joined),
    fact(groups.drive, 'drivetrain', say('الدفع', 'Drive'), drives[plain.drivetrain] ?? say('')),
    fact(
      groups.drive,
      'transmission',
      say('ناقل الحركة', 'Transmission'),
      transmissions[plain.transmission] ?? say(''),
    ),
    fact(groups.size, 'seats', say('المقاعد', 'Seats'), seats),
    fact(groups.size, 'luggage', say('سعة الأمتعة', 'Luggage'), measures.luggage, units.litres),
    fact(groups.size, 'length', say('الطول', 'Length'), measures.length, units.length),
    fact(groups.size, 'width', say('العرض', 'Width'), measures.width, units.length),
    fact(groups.size, 'height', say('الارتفاع', 'Height'), measures.height, units.length),
    fact(
      groups.size,
      'wheelbase',
      say('قاعدة العجلات', 'Wheelbase'),
      measures.wheelbase,
      units.length,
    ),
    fact(
      groups.ability,
      'ground_clearance',
      say('الارتفاع عن الأرض', 'Ground clearance'),
      measures.clearance,
      units.length,
    ),
    ...(measures.wading > 0
      ? [
          fact(
            groups.ability,
            'wading_depth',
            say('عمق الخوض في الماء', 'Wading depth'),
            measures.wading,
            units.length,
          ),
        ]
      : []),
    ...(measures.towing > 0
      ? [
          fact(
            groups.ability,
            'towing',
            say('قدرة السحب', 'Towing capacity'),
            measures.towing,
            units.weight,
          ),
        ]
      : []),
  ];
}

/** Prices and specs of every demo car. */
export const demoCarSpecs: readonly DemoCarSpec[] = demoCars.flatMap((car) =>
  specsOf(car).map((spec, position) => ({ ...spec, car_id: car.id, position })),
);
