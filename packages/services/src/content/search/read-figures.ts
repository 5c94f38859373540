import type { Locale } from '@mawkib/api-clients/contracts';
import type { DynamicContentData } from '@mawkib/blocks/model';
import {
  createDynamicContent,
  createExternalStockList,
  createModelLists,
  createOffers,
  createOfferTags,
  nameKey,
  type Offer,
} from '@mawkib/core/dynamic-content';
import { locales, localize, normaliseName } from '@mawkib/core/locale';
import { createPriceTags, formatOfferProperty, formatPrice } from '@mawkib/core/money';
import { sanitizeMarkup } from '@mawkib/ui/rich-text';
import { asc, desc } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { carModels, carSpecs } from '../../db/schema/index.js';
import { loggable } from '../../runtime/create-log.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { currentOffers } from '../offers/current-offers.js';

type FiguresContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

/** The prices and offers of a moment, for texts with tags. */
export interface Figures {
  /** Data to show the dynamic content of a page with, in a language. */
  on(path: string, locale: Locale): DynamicContentData;
}

/** Reads the offers of today and the catalogue. Without a source of offers, their tags are blank. */
export async function readFigures(context: FiguresContext, upstream: Upstream): Promise<Figures> {
  const { db, log } = context;
  const offersIn = async (locale: Locale) =>
    [
      locale,
      await currentOffers(upstream, context, locale).catch((error: unknown): Offer[] => {
        log.warn({ error: loggable(error) }, 'the search has no offers');
        return [];
      }),
    ] as const;
  const [offers, specs] = await Promise.all([
    Promise.all(locales.map(offersIn)).then((found) => new Map(found)),
    readSpecs(db),
  ]);
  const perLocale = new Map(
    locales.map((locale) => [locale, figuresIn(locale, offers.get(locale) ?? [], specs, log)]),
  );
  return {
    on(path, locale) {
      const { content, ...data } =
        perLocale.get(locale) ?? figuresIn(locale, offers.get(locale) ?? [], specs, log);
      return { ...data, isVisible: (strategy) => content.isVisible(strategy, path) };
    },
  };
}

function figuresIn(
  locale: Locale,
  known: readonly Offer[],
  specs: Specs,
  log: FiguresContext['log'],
) {
  // The pages report what is wrong with a tag.
  const logger = { warn: () => {}, error: (line: string) => log.debug(line) };
  const get = () => Promise.reject(new Error('The search asks no source'));
  const offers = createOffers({ url: '', get, logger, known });
  const prices = createPriceTags({
    specs: {
      load: async () => ({}),
      value(car, name) {
        const value = specs(car, name);
        return typeof value === 'object' ? localize(value, locale) : value;
      },
    },
    format: (major) => formatPrice(major, locale),
    logger,
  });
  const figures = createOfferTags({ offers, format: formatOfferProperty(locale), logger });
  const text = (given: string) => figures.text(prices.text(given));
  return {
    text,
    html: (markup: string) => sanitizeMarkup(figures.html(prices.html(markup))),
    offer: offers.find,
    content: createDynamicContent({
      offers,
      externalStockList: createExternalStockList({ url: '', get, logger }),
      lists: createModelLists({ apiUrl: '', lists: {}, get, logger }),
      logger,
    }),
  };
}

type SpecValue = (typeof carSpecs.$inferSelect)['value'];
type Specs = (car: string, name: string) => SpecValue | undefined;

/** Values of the catalogue by key, id or nameplate of a car, as `findCar` finds it. */
async function readSpecs(db: Database): Promise<Specs> {
  // What comes later takes precedence: the car that is found first, and values of all its engines.
  const [cars, specs] = await Promise.all([
    db.select().from(carModels).orderBy(desc(carModels.position)),
    db.select().from(carSpecs).orderBy(asc(carSpecs.position)),
  ]);
  const ofCar = new Map<string, Map<string, SpecValue>>();
  for (const isOfEngine of [true, false]) {
    for (const { car_id, key, value, engine_key } of specs) {
      if ((engine_key !== null) !== isOfEngine) continue;
      const values = ofCar.get(car_id) ?? new Map<string, SpecValue>();
      ofCar.set(car_id, values.set(normaliseName(key), value));
    }
  }
  const names = new Map<string, string>();
  for (const car of cars) names.set(car.nameplate, car.id);
  for (const car of cars) names.set(car.id, car.id);
  for (const car of cars) names.set(car.car_key, car.id);
  return (car, name) => {
    const id = names.get(nameKey(car)) ?? names.get(car);
    return id === undefined ? undefined : ofCar.get(id)?.get(normaliseName(name));
  };
}
