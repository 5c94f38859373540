import { expect, it } from 'vitest';
import type { MarketContentStore } from './create-market-content.server.ts';
import { watchedContent } from './watched-content.ts';

it('remembers that something was not known in time', async () => {
  const responses = [true, false, true];
  const settle = (async () => ({ isComplete: responses.shift() })) as unknown;
  const content = watchedContent({ settle } as Pick<MarketContentStore, 'settle'>);
  const seen: boolean[] = [content.wasComplete()];
  for (let time = 0; time < 3; time += 1) {
    await content.settle('ar', {});
    seen.push(content.wasComplete());
  }
  expect(seen).toEqual([true, true, false, false]);
});
