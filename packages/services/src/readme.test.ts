import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testExamples } from '@mawkib/tooling-vitest/examples';
import { afterAll, afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import { describeOnDatabase, serverDatabase, type TestApi } from './testing/test-api.js';
import { testDataKey } from './testing/test-config.js';

const load = (module: string) => import(/* @vite-ignore */ module);

describe('the README of the services', () => {
  const env = { DATA_DIR: '', DATABASE_URL: '', DATA_KEY: testDataKey, LOG_LEVEL: 'silent' };
  beforeEach(async () => {
    env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mawkib-readme-'));
    env.DATABASE_URL = await serverDatabase('nothing');
  });
  afterEach(() => rmSync(env.DATA_DIR, { recursive: true, force: true }));
  testExamples(load, { globals: () => ({ process: { env } }) });
});

describeOnDatabase('the README of the clients', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
    const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      fetch(new URL(url.replace('https://cars.example', ''), origin), init),
    );
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await t.close();
  });
  testExamples(load, {
    readme: '../api-clients/README.md',
    sections: ['Calling a service', 'Making calls'],
  });
});
