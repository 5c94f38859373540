import { registerMarket } from '@mawkib/core/locale';
import { browserMarket, type DefinedMarket } from '@mawkib/core/market';
import { registerThemes, type ThemeTokens } from '@mawkib/ui/styles';

/** Makes a market hold in the whole process; what of it reaches a browser is `browserMarket`. */
export function startMarket(market: DefinedMarket<ThemeTokens>): void {
  const { facts, texts } = browserMarket(market);
  registerMarket(facts, texts);
  registerThemes(market.themes);
}
