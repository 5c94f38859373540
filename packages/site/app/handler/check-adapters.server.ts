import { consentStrategies } from '@mawkib/core/consent';
import { defaultMarket, type Market } from '@mawkib/core/locale';
import type { SiteParts } from '../context/site-parts.ts';

/** Adapters of the packages. */
const builtIn: { readonly [member in 'consent' | 'analytics']: readonly string[] } = {
  consent: consentStrategies,
  analytics: ['tag-manager'],
};

/**
 * Throws at start if the market names an adapter that its site does not have; the message lists the
 * available ones.
 */
export function checkAdapters(
  parts: Pick<SiteParts, 'consentPlatforms' | 'analytics'>,
  market: Pick<Market, 'consent' | 'analytics'> = defaultMarket,
): void {
  const own = { consent: parts.consentPlatforms ?? {}, analytics: parts.analytics ?? {} };
  const problems = (['consent', 'analytics'] as const).flatMap((member) => {
    const allowed = [...builtIn[member], ...Object.keys(own[member])];
    const named = market[member];
    const list = member === 'consent' ? 'consentPlatforms' : 'analytics';
    return [
      ...(named === undefined || allowed.includes(named)
        ? []
        : [
            `${member}.id: there is no "${named}"; allowed: ${allowed.join(', ')}, or one more in \`${list}\` of the site's parts`,
          ]),
      ...Object.keys(own[member])
        .filter((name) => builtIn[member].includes(name))
        .map((name) => `${list}.${name}: is one of the packages; take another name`),
    ];
  });
  if (problems.length > 0) throw new Error(`The site is not valid:\n${problems.join('\n')}`);
}
