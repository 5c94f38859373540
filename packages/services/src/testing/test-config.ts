import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoServices } from '@mawkib/demo-market/services';
import { type MarketConfig, readConfig } from '../config/api-config.js';

/** Encryption key of personal data in tests and templates. */
export const testDataKey = Buffer.alloc(32, 'mawkib').toString('base64');

/** Configuration for tests: no logs, validated responses, no rate limits, no end of idle sessions, no demo by default. */
export function testConfig(changes: Partial<MarketConfig> = {}): MarketConfig {
  return {
    ...readConfig({
      DATA_DIR: path.join(tmpdir(), `mawkib-api-${process.pid}`),
      DATA_KEY: testDataKey,
    }),
    ...demoServices,
    market: undefined,
    logLevel: 'silent',
    demo: false,
    checkAnswers: true,
    warmImages: false,
    // Tests set the clock ahead.
    sessionIdleMinutes: 0,
    limits: { signInPerMinute: 0, leadsPerMinute: 0 },
    writeLimits: { addressPerMinute: 0, personPerMinute: 0 },
    orders: { perAddressDay: 0, perEmailDay: 0, perPhoneDay: 0 },
    holds: { perBrowser: 0, perBrowserDay: 0, perAddress: 0 },
    visitorMails: { perAddressHour: 0, perRecipientDay: 0, perStaffDay: 0 },
    ...changes,
  };
}
