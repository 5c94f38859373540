import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../reading/fields.js';
import { createAnalytics } from './create-analytics.js';
import { consentOf, eventsOf, loggerOf, storageOf } from './page.fixture.js';
import type { PageGlobals } from './page-globals.js';
import { personalText } from './personal-data.fixture.js';
import { sampleNames, samples } from './samples.fixture.js';

function sentOf(name: string, payload: unknown) {
  const page: PageGlobals = {};
  const logger = loggerOf();
  const storage = storageOf();
  const analytics = createAnalytics({
    page: () => page,
    consent: consentOf('accepted', ['statistic']),
    isTagManagerReady: () => true,
    timers: globalThis,
    storage,
    now: () => 0,
    logger,
  });
  analytics.start();
  analytics.push(name as 'sort', payload as never);
  return { page, logger, storage };
}

type Path = readonly (string | number)[];

/** Path of every value in a payload, including lists and objects. */
const pathsIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((member, place) => pathsIn(member, [...path, place]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]))
      : []),
];

/** The payload with a value replaced at a path. */
function withAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  const members = copy as Record<string | number, unknown>;
  members[key] = withAt(members[key], rest, change);
  return copy;
}

const everything = (value: unknown) => JSON.stringify(value) ?? '';
const withoutSigns = (text: string) => decodeSafely(text).replace(/[^\p{L}\p{N}@]/gu, '');
const decodeSafely = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

describe.each(sampleNames)('%s', (name) => {
  const paths = pathsIn(samples[name]);

  it('carries no personal data, wherever it is put', () => {
    fc.assert(
      fc.property(
        personalText,
        fc.constantFrom(...paths),
        fc.constantFrom('value', 'list', 'unknown', 'nested', 'encoded'),
        ({ secret, text }, path, where) => {
          const payload = withAt(samples[name], path, (old) => {
            if (where === 'list') return [text];
            if (where === 'unknown') return { ...(old as object), customer_email: text };
            if (where === 'nested') return { ...(old as object), user: { data: [{ text }] } };
            return where === 'encoded' ? `/ar/${encodeURIComponent(text)}?page=${text}` : text;
          });
          const { page, logger, storage } = sentOf(name, payload);
          const traces = [
            page.dataLayer,
            logger.warn.mock.calls,
            logger.error.mock.calls,
            [...storage.content],
          ].map(everything);
          const part = secret.startsWith('https') ? (secret.split('token=')[1] ?? '') : secret;
          for (const trace of traces) {
            expect(trace).not.toContain(part);
            expect(withoutSigns(trace)).not.toContain(withoutSigns(part));
          }
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it('passes unchanged when it is legitimate', () => {
    const { page, logger } = sentOf(name, samples[name]);
    expect(eventsOf(page)).toEqual([{ event: name, event_date: '01/01/1970', ...samples[name] }]);
    expect(logger.lines()).toEqual([]);
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        fc.constantFrom(...paths),
        (odd, path) => {
          const { page } = sentOf(
            name,
            withAt(samples[name], path, () => odd),
          );
          const [entry] = eventsOf(page);
          const known = new Set(['event', 'event_date', ...Object.keys(samples[name])]);
          expect(Object.keys(entry ?? {}).filter((key) => !known.has(key))).toEqual([]);
        },
      ),
    );
  });
});
