import type { DefinedMarket } from '@mawkib/core/market';
import type { Plugin } from 'vite';

/**
 * Registers a market in the page of the development server; in production `createEditor` does it.
 * Core is loaded when a page is asked for, because a build reads this file before core is built.
 */
export const marketScriptPlugin = (market: DefinedMarket): Plugin => ({
  name: 'mawkib:market-script',
  apply: 'serve',
  async transformIndexHtml() {
    const [{ registerViews }, { marketScript, registerMarket }, { browserMarket }] =
      await Promise.all([
        import('@mawkib/core/brands'),
        import('@mawkib/core/locale'),
        import('@mawkib/core/market'),
      ]);
    const { facts, texts } = browserMarket(market);
    registerMarket(facts, texts);
    registerViews(market.views);
    const children = marketScript({ withViews: true });
    return [{ tag: 'script', children, injectTo: 'head-prepend' }];
  },
});
