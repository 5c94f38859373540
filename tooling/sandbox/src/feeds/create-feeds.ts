import { allowAnyOrigin } from '../http/allow-any-origin.ts';
import type { Service, Surroundings } from '../service.ts';
import { isoSeconds } from '../surroundings/clock.ts';
import { collections, models, offersOf } from './models.ts';

type Requested = { Querystring: Record<string, string | undefined> };

/**
 * Other data services of a market: external stock list, offers, currency exchange and the feed of
 * the collection slider (both documents, section 7).
 */
export function createFeeds({ clock }: Surroundings): Service {
  return {
    name: 'feeds',
    title: 'Feeds',
    snapshot: () => ({}),
    reset() {},
    routes(scope) {
      allowAnyOrigin(scope);
      scope.get('/feeds/stock-list', () => models.map((model, index) => ({ [model]: 3 + index })));
      scope.get<Requested>('/feeds/offers', (request) =>
        offersOf(request.query.locale === 'en' ? 'en' : 'ar'),
      );
      scope.get('/feeds/currency-exchange', () => ({
        data: {
          startdate: isoSeconds(clock.now()).slice(0, 10),
          USD: 0.2723,
          EUR: 0.2512,
          SAR: 1.0211,
          KWD: 0.0836,
          QAR: 0.9913,
        },
      }));
      scope.get<Requested>('/feeds/collections', (request) => {
        const { lang, market = 'ae', collection = 'stories', limit = '10' } = request.query;
        const count = Math.min(50, Math.max(0, Number(limit) || 10));
        return {
          data: collections(lang === 'en' ? 'en' : 'ar', market, collection).slice(0, count),
        };
      });
    },
  };
}
