import { createRandom, type Random } from '@mawkib/demo-market/data';
import { type createPiiCipher, encryptedAnswers } from '@mawkib/services/storage';

type PiiCipher = ReturnType<typeof createPiiCipher>;

/** Forms of the market, and their share of a thousand leads. */
export const formShares = [
  ['test-drive', 520],
  ['quote', 210],
  ['brochure', 120],
  ['service', 70],
  ['callback', 40],
  ['fleet', 20],
  ['trade-in', 12],
  ['events', 8],
] as const;

export interface LeadRow {
  id: string;
  form_id: string;
  idempotency_key: string;
  created_at: string;
  locale: 'ar' | 'en';
  data: null;
  encrypted: string;
  person_indexes: string[];
  integration_status: string;
}

const day = 86_400_000;
/** The day after the last lead; leads reach back two years from it. */
export const leadsUntil = Date.parse('2026-11-15T00:00:00Z');
const leadsFrom = leadsUntil - 720 * day;
const atOnce = 2_000;

const first = [
  'نورة',
  'سارة',
  'Omar',
  'خالد',
  'Layla',
  'محمد',
  'Fatima',
  'عبدالله',
  'Rashid',
  'مريم',
];
const last = ['الكعبي', 'Al Mansoori', 'المهيري', 'Haddad', 'الشامسي', 'Al Suwaidi', 'النعيمي'];
const cars = ['defender', 'range-rover', 'range-rover-sport', 'discovery', 'f-pace', 'f-type'];

const uuid = (random: Random) => {
  const part = (length: number) =>
    Math.floor(random.next() * 16 ** length)
      .toString(16)
      .padStart(length, '0');
  return `${part(8)}-${part(4)}-4${part(3)}-a${part(3)}-${part(6)}${part(6)}`;
};

/** A person by number; the same number is the same person. */
export const personOf = (number: number) => ({
  first_name: first[number % first.length] as string,
  last_name: last[number % last.length] as string,
  phone: `+9715${String(number).padStart(8, '0')}`,
  email: `person.${number}@example.test`,
});

/** Answers in the test-drive form. */
export const answersOf = (number: number, model: string) => ({
  ...personOf(number),
  model,
  retailer: 'MKDXB01',
  consent: 'true',
});

/**
 * Generates the same leads for the same count, oldest first, in batches: more of them recent and by
 * day, most forms small, some people several times, encrypted as the services do.
 */
export function* leadBatches(count: number, cipher: PiiCipher): Generator<LeadRow[]> {
  const random = createRandom(815);
  for (let from = 0; from < count; from += atOnce) {
    yield Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => {
      const id = uuid(random);
      const share = ((from + at) / count) ** 0.7;
      const dawn = leadsFrom + Math.floor((share * (leadsUntil - leadsFrom)) / day) * day;
      const hour = 6 + (random.next() + random.next()) * 8;
      const person = random.chance(0.02) ? random.between(0, 50) : random.between(0, count);
      const form_id = random.weighted(formShares);
      return {
        id,
        form_id,
        idempotency_key: uuid(random),
        created_at: new Date(dawn + Math.round(hour * 3_600_000)).toISOString(),
        locale: random.chance(0.8) ? 'ar' : 'en',
        ...encryptedAnswers(cipher, id, answersOf(person, random.pick(cars))),
        integration_status: form_id === 'test-drive' ? 'delivered' : 'none',
      };
    });
  }
}
