import type { OfferFigure, OfferFigures, StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { Offer } from '../../db/schema/offers.js';
import { createRandom, type Random } from '../order-simulation/create-random.js';
import { falseClaims, type Moment, momentOf } from './false-claims.js';
import { type Page, type Rules, rules, SimulatedOffers } from './simulated-offers.js';

export interface HistoryResult {
  broken: string[];
  counts: Record<string, number>;
}

interface Schedule {
  due: number;
  id: string;
  page: Page;
}

const keys = ['xe', 'xf', 'f_type'];
const steps = 120;

/**
 * Runs one random history: prices change, cars are sold, staff edit, declare, publish and schedule,
 * days end, events are lost. After each step visitors read some pages. Repeatable by its seed.
 */
export function runHistory(
  seed: number,
  {
    bug = {},
    log = () => {},
  }: { bug?: Partial<Rules> | undefined; log?: (line: string) => void } = {},
): HistoryResult {
  const random = createRandom(seed);
  const market = new SimulatedOffers({ ...rules, ...bug });
  const moments: Moment[] = [];
  const schedules: Schedule[] = [];
  const over = { at: null as string | null };
  const broken: string[] = [];
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
    log(`${market.now} s: ${name}`);
  };
  for (const car_key of keys) {
    market.specs.set(car_key, price(random));
    for (let car = 0; car < 2; car += 1) {
      market.cars.push({ car_key, price: price(random), isSold: false });
    }
  }
  for (let offer = 0; offer < 4; offer += 1) market.offers.push(randomOffer(random, market, offer));
  moments.push(momentOf(market));
  for (let step = 0; step < steps && broken.length === 0; step += 1) {
    act(random, market, schedules, { count, broken });
    moments.push(momentOf(market));
    // Time passes in small parts, so that checks and schedules run when they are due.
    const until =
      market.now +
      random.weighted([
        [8, 1 + random.below(15)],
        [4, 25],
        [1, 70],
        [1, 1800],
      ]);
    while (market.now < until) {
      // In a long pause only its end matters.
      if (until - market.now > 100) market.now = until - 80;
      else market.now = Math.min(until, market.now + 5);
      market.check(over);
      if (schedules.length > 0) runSchedules(market, schedules, { count, broken });
      moments.push(momentOf(market));
    }
    moments.splice(0, Math.max(0, moments.length - 80));
    for (const id of market.pages.keys()) {
      for (const locale of ['ar', 'en']) {
        if (random.chance(0.3)) broken.push(...falseClaims(id, market.read(id, locale), moments));
      }
    }
  }
  return { broken: [...new Set(broken)], counts };
}

interface Noted {
  count(name: string): void;
  broken: string[];
}

/** Prices of few values, so that typed ones agree at times. */
const price = (random: Random) => 1000 * (1 + random.below(4));

function act(random: Random, market: SimulatedOffers, schedules: Schedule[], noted: Noted): void {
  const { count } = noted;
  const announce = () =>
    random.chance(0.2) ? count('fault: an event is lost') : market.announce();
  const car = random.pick(market.cars);
  const offer = random.pick(market.offers);
  const [name, figure] = random.pick(Object.entries(offer.figures)) as [string, OfferFigure];
  random.weighted<() => void>([
    [14, () => count('nothing')],
    [
      5,
      () => {
        car.price = price(random);
        announce();
        count('a price changes');
      },
    ],
    [
      2,
      () => {
        car.isSold = !car.isSold;
        announce();
        count('a car is sold or returns');
      },
    ],
    [
      1,
      () => {
        market.specs.set(random.pick(keys), price(random));
        market.announce();
        count('the catalogue changes');
      },
    ],
    [
      2,
      () => {
        const { stated: _, ...rest } = figure;
        const value = random.chance(0.5) ? price(random) : undefined;
        offer.figures[name] = value === undefined ? rest : { ...rest, stated: value };
        market.announce();
        count('a figure is approved');
      },
    ],
    [
      1,
      () => {
        offer.ends_on = market.dayAt(market.now + random.below(2) * 86_400);
        market.announce();
        count('an offer has another last day');
      },
    ],
    [
      1,
      () => {
        market.offers[market.offers.indexOf(offer)] = randomOffer(
          random,
          market,
          market.offers.indexOf(offer),
        );
        market.announce();
        count('an offer is edited');
      },
    ],
    [6, () => publishNow(random, market, noted)],
    [
      2,
      () => {
        const page = randomPage(random, market);
        const due = market.now + 60 * (1 + random.below(120));
        if (!market.isPublishable(page, market.dayAt(due))) return count('a schedule is rejected');
        schedules.push({ due, id: `page-${random.below(3)}`, page });
        count('a page is scheduled');
      },
    ],
  ])();
}

function publishNow(random: Random, market: SimulatedOffers, { count, broken }: Noted): void {
  const page = randomPage(random, market);
  const id = `page-${random.below(3)}`;
  if (market.publish(id, page)) {
    count('a page is published');
    checkPublished(market, id, broken);
  } else count('a publication is rejected');
}

function runSchedules(market: SimulatedOffers, schedules: Schedule[], { count, broken }: Noted) {
  for (const schedule of schedules.filter(({ due }) => due <= market.now)) {
    schedules.splice(schedules.indexOf(schedule), 1);
    const { id, page } = schedule;
    const isChecked = market.rules.isCheckedWhenDue;
    if (!market.publish(id, page, market.day, isChecked)) count('a due schedule is rejected');
    else {
      count('a schedule is published');
      checkPublished(market, id, broken);
    }
  }
}

/** A page that was just published holds in itself, before anything is hidden. */
function checkPublished(market: SimulatedOffers, id: string, broken: string[]): void {
  const bare = new SimulatedOffers({ ...rules, untrueParts: () => new Set<string>() });
  Object.assign(bare, { now: market.now, cars: market.cars, offers: market.offers });
  Object.assign(bare, { specs: market.specs, pages: market.pages });
  const { typed } = bare.read(id);
  broken.push(...falseClaims(id, { figures: [], typed }, [momentOf(market)]));
}

function randomOffer(random: Random, market: SimulatedOffers, at: number): Offer {
  const car_key = random.pick(keys);
  const base = random.weighted<OfferFigure['source']>([
    [4, { kind: 'cheapest_in_stock', car_key }],
    [1, { kind: 'spec', car_key, spec: 'price' }],
    [
      2,
      {
        kind: 'declared',
        value: price(random),
        reason: 'r',
        declared_by: 'a',
        declared_at: '',
        until: market.dayAt(market.now + random.below(2) * 86_400),
      },
    ],
  ]);
  const figures: OfferFigures = { price: { source: base } };
  if (random.chance(0.4)) {
    figures.monthly_price = {
      source: {
        kind: 'finance_plan',
        of: 'price',
        down_payment_percent: 20,
        months: 10,
        annual_rate: 3,
        rate_kind: 'flat',
        output: 'monthly_price',
      },
    };
  }
  return {
    id: `offer-${at}`,
    car_model_key: car_key,
    starts_on: '2026-11-01',
    ends_on: market.dayAt(market.now + random.below(3) * 86_400),
    position: at,
    properties: { title: { en: 'Offer' }, ...(random.chance(0.3) && { price: 999 }) },
    figures,
    shown: null,
    ...{ version: 1, updated_at: new Date(0), updated_by: null },
  };
}

function randomPage(random: Random, market: SimulatedOffers): Page {
  const said = () => {
    const amount = price(random);
    return random.pick([
      'Nothing to say',
      `AED ${amount}`,
      `${amount} درهم`,
      `{offer:offer-${random.below(4)}:price} AED`,
      `{offer:offer-${random.below(4)}:monthly_price}`,
    ]);
  };
  const fields = () => ({
    text: { en: said() },
    ...(random.chance(0.5) && { offer_key: random.pick([...keys, 'unknown']) }),
  });
  const blocks: StoredBlock[] = [0, 1].map((at) => ({
    ...{
      id: `block-${at}`,
      template: 'said',
      version: 1,
      fields: random.chance(0.5) ? fields() : {},
    },
    groups: random.chance(0.5) ? [{ id: `group-${at}`, fields: fields() }] : [],
  }));
  const declared = random.chance(0.4)
    ? [
        {
          ...{ amount: price(random), currency: 'dirham' },
          ends_on: market.dayAt(market.now + random.below(2) * 86_400),
        },
      ]
    : [];
  return { blocks, declared };
}
