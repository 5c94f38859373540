import { join, resolve } from 'node:path';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readProject } from '../project/read-project.ts';
import { isSource, isTest } from '../rules/rule.ts';
import {
  type Catalogue,
  type MarketTexts,
  messageFaults,
  overrideFaults,
} from './catalogue-faults.ts';

const root = resolve(import.meta.dirname, '../../..');
const definition = join(root, 'packages/core/src/locale/define-messages.ts');

/** Written so in Arabic too. */
const latin = ['Land Rover', 'Jaguar', 'Mawkib'];

const calls = /\bdefineMessages\(\s*'/g;
const files = [...readProject(root).files.values()]
  .filter(({ path }) => /^(packages|apps)\//.test(path) && isSource(path) && !isTest(path))
  .map(({ path, text }) => ({ path, count: text.match(calls)?.length ?? 0 }))
  .filter(({ path, count }) => count > 0 && join(root, path) !== definition);

const found: { name: string; catalogue: Catalogue }[] = [];

beforeAll(async () => {
  vi.doMock(definition, async (importOriginal) => {
    const actual = await importOriginal<{
      defineMessages: (name: string, catalogue: Catalogue) => unknown;
    }>();
    const defineMessages = (name: string, catalogue: Catalogue) => {
      found.push({ name, catalogue });
      return actual.defineMessages(name, catalogue);
    };
    return { ...actual, defineMessages };
  });
  for (const { path } of files) await import(/* @vite-ignore */ join(root, path));
}, limit(120_000));

describe('message catalogues', () => {
  it('are all found', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(found).toHaveLength(files.reduce((sum, { count }) => sum + count, 0));
  });

  it('have names of their own', () => {
    const names = found.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are complete in Arabic and English, with the same placeholders and every plural form', () => {
    const faults = found.flatMap(({ name, catalogue }) =>
      Object.entries(catalogue)
        .map(([key, message]) => ({ title: `${name} ${key}`, message }))
        .flatMap(({ title, message }) =>
          messageFaults(message, latin).map((fault) => `${title}: ${fault}`),
        ),
    );
    expect(faults).toEqual([]);
  });

  it('are what the market replaces, key by key, with no placeholder of its own', async () => {
    const { startMarket } = await import(join(root, 'packages/site/app/start-market.ts'));
    const { market } = await import(join(root, 'apps/market/src/market.ts'));
    startMarket(market);
    const { texts } = (globalThis as unknown as Record<symbol, { texts: MarketTexts }>)[
      Symbol.for('mawkib.market')
    ] as { texts: MarketTexts };
    expect(overrideFaults(texts, found)).toEqual([]);
  });
});
