import {
  getCurrencyExchange,
  getOffer,
  getOfferCarModels,
  getOffers,
} from '@mawkib/api-clients/contracts/content';
import { nameKey } from '@mawkib/core/dynamic-content';
import { localize } from '@mawkib/core/locale';
import { asc, inArray, or } from 'drizzle-orm';
import { carModels } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { currencyExchange } from './currency-exchange.js';
import { currentOffers, offerById } from './current-offers.js';
import { offerErrors } from './offer-errors.js';

const implement = implementWith<'config' | 'db' | 'clock' | 'log'>();

/** Offers, one of them, the models that have offers, and exchange rates of the market's currency. */
export const offerHandlers = (upstream: Upstream): Implementation[] => [
  implement(getOffers, async ({ query }, context) => ({
    data: await currentOffers(upstream, context, query.locale),
  })),
  implement(getOffer, async ({ params, query }, context) => {
    const offer = await offerById(upstream, context, params.id, query.locale);
    if (!offer) throw offerErrors.unknown();
    return { data: offer };
  }),
  implement(getOfferCarModels, async ({ query }, context) => {
    const found = await currentOffers(upstream, context, query.locale);
    const keys = [...new Set(found.map(({ car_model_key }) => car_model_key))];
    const wanted = keys.map(nameKey);
    const cars = await context.db
      .select()
      .from(carModels)
      .where(or(inArray(carModels.car_key, wanted), inArray(carModels.nameplate, wanted)))
      .orderBy(asc(carModels.position));
    const nameOf = (key: string) => {
      const car = cars.find(({ car_key }) => car_key === key);
      const nameplate = car ? undefined : cars.find(({ nameplate }) => nameplate === key);
      const names = car?.names ?? nameplate?.nameplate_names;
      return names && localize(names, query.locale);
    };
    return { data: keys.map((key) => ({ key, name: nameOf(nameKey(key)) ?? key })) };
  }),
  implement(getCurrencyExchange, (_input, context) => currencyExchange(upstream, context)),
];
