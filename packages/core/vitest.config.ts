import { unit } from '@mawkib/tooling-vitest';

export default unit({
  isolated: [
    'src/analytics/personal-data.test.ts',
    'src/analytics/visits.test.ts',
    'src/brands/{models,themes}.test.ts',
    'src/locale/{market,market-script,open-locales}.test.ts',
    'src/market/define-market.test.ts',
    'src/money/money.test.ts',
  ],
});
