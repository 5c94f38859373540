import { operationUrl } from '@mawkib/api-clients';
import { getCurrencyExchange } from '@mawkib/api-clients/operations';
import {
  type CurrencyExchange,
  createCurrencyExchange,
  showSecondPrices,
} from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import type { SecondPriceSetting } from './second-price-setting.server.ts';
import { styles } from './second-prices.styles.ts';

/** Of the services, which call the market's own address. */
const url = operationUrl(getCurrencyExchange, {});

/** Shared by the pages of a visit. */
let exchange: CurrencyExchange | undefined;

async function rateOf({ symbol, rate, exchange: keys }: SecondPriceSetting) {
  if (!keys) return rate;
  exchange ??= createCurrencyExchange({ ...keys, url, get, logger: console });
  await exchange.load();
  return exchange.rate(symbol);
}

async function get(address: string) {
  const response = await fetch(address);
  return { status: response.status, body: await response.json().catch(() => null) };
}

/**
 * Shows the prices of the `article` around it in a second currency too, also those that appear or
 * change later. Loaded only where the market's settings turn it on.
 */
export default function SecondPrices(setting: SecondPriceSetting) {
  const css = useStyles(styles);
  const place = useRef<HTMLSpanElement>(null);
  const { symbol, decimals, delimiter } = setting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings of a visit stay the same
  useEffect(() => {
    const root = place.current?.parentElement;
    const observer = new MutationObserver(() => show());
    let show = () => {};
    void rateOf(setting).then((rate) => {
      if (!root || rate === undefined) return;
      show = () => showSecondPrices(root, { rate, symbol, decimals, delimiter });
      show();
      observer.observe(root, { childList: true, subtree: true, characterData: true });
    });
    return () => {
      show = () => {};
      observer.disconnect();
    };
  }, []);
  return <span ref={place} className={css.root} hidden />;
}
