import { registerViews } from '@mawkib/core/brands';
import { registerMarket } from '@mawkib/core/locale';
import { browserMarket, type DefinedMarket } from '@mawkib/core/market';
import { registerThemes, type ThemeTokens } from '@mawkib/ui/styles';

/** Registers a market for the whole process; for the browser use `browserMarket`. */
export function startMarket(market: DefinedMarket<ThemeTokens>): void {
  const { facts, texts } = browserMarket(market);
  registerMarket(facts, texts);
  registerViews(market.views);
  registerThemes(market.themes);
}
