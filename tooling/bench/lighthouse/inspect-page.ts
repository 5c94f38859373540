import lighthouse, { type Result } from 'lighthouse';
import type { Finding } from './median-of.ts';

const exact = ['accessibility', 'best-practices', 'seo'] as const;

/** Errors of the browser's trace rather than of the page. */
const lostTraces = ['NO_NAVSTART', 'NO_TRACING_STARTED'];

/**
 * One Lighthouse run as a phone on a slow network, in the browser that listens on the port;
 * repeated if the trace was lost. `cookie`: sent with every request.
 */
export async function inspectPage(
  url: string,
  port: number,
  { cookie = '', isAgain = false } = {},
): Promise<Finding> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...exact],
    ...(cookie ? { extraHeaders: { cookie } } : {}),
  });
  if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { lhr } = run;
  if (!isAgain && lostTraces.includes(lhr.runtimeError?.code ?? '')) {
    return inspectPage(url, port, { cookie, isAgain: true });
  }
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    faults: [...exact.flatMap((category) => faultsOf(lhr, category)), ...shiftsOf(lhr)],
  };
}

/** Audits that cost a category points, each with the first elements it names. */
const faultsOf = (lhr: Result, category: string): string[] =>
  (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [[id, ...placesOf(audit.details)].join(' · ')];
  });

const shiftsOf = (lhr: Result): string[] =>
  placesOf(lhr.audits['layout-shifts']?.details).map((place) => `layout-shifts · ${place}`);

interface Place {
  node?: { selector?: string };
  description?: string;
  source?: string | { url?: string };
  score?: number;
}

function placesOf(details: object | undefined): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return items.slice(0, 3).flatMap(({ node, description, source, score }: Place) => {
    const where =
      node?.selector ?? description ?? (typeof source === 'string' ? source : undefined);
    return where ? [score === undefined ? where : `${where} (${score.toFixed(3)})`] : [];
  });
}
