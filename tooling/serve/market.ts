import { firstMarket } from '@mawkib/core/first-market';
import { registerMarket } from '@mawkib/core/locale';
import { browserMarket, defineMarket } from '@mawkib/core/market';
import { firstThemes, registerThemes } from '@mawkib/ui/styles';

/**
 * The demo market. `texts` replace those of any package, by catalogue, key and language:
 * `{ 'order-online': { start: { ar: '…', en: '…' } } }`.
 */
export const market = defineMarket({ ...firstMarket, id: 'demo', themes: firstThemes, texts: {} });

/** Makes the market hold in the whole process; what of it reaches a browser is `browserMarket`. */
export function startMarket(): void {
  const { facts, texts } = browserMarket(market);
  registerMarket(facts, texts);
  registerThemes(market.themes);
}
