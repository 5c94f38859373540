import type { MarketConfig } from '../../config/api-config.js';
import { testConfig } from '../test-config.js';

/** Configuration of the simulated market. */
export const marketConfig: MarketConfig = testConfig({
  origin: 'https://market.test',
  payments: {
    ...testConfig().payments,
    liqpay: {
      apiUrl: 'https://liqpay.test',
      scriptUrl: '',
      publicKey: 'sandbox_key',
      privateKey: 'secret',
    },
  },
});
