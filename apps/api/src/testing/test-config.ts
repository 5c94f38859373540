import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiConfig, readConfig } from '../config.js';

/** A configuration for tests: silent, answers checked, no limits, no demo unless asked. */
export function testConfig(changes: Partial<ApiConfig> = {}): ApiConfig {
  return {
    ...readConfig({ DATA_DIR: path.join(tmpdir(), `mawkib-api-${process.pid}`) }),
    logLevel: 'silent',
    demo: false,
    checkAnswers: true,
    warmImages: false,
    limits: { signInPerMinute: 0, leadsPerMinute: 0 },
    writeLimits: { addressPerMinute: 0, personPerMinute: 0 },
    ...changes,
  };
}
