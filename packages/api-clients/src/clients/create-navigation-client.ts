import type { Call, CallContext } from '../call.js';
import {
  getNavigation,
  getPlacedNavigation,
  type NavigationLinks,
} from '../contracts/navigation.js';
import { bindOperations } from './bind-operations.js';
import { configuredGet } from './configured-get.js';

/** The navigation's markup, and the addresses of its styles and scripts. */
export interface LoadedNavigation {
  readonly html: string;
  readonly css: readonly string[];
  readonly js: readonly string[];
}

/** Calls of the navigation service. Site document, section 7. */
export function createNavigationClient(call: Call) {
  const methods = bindOperations(call, { getNavigation, getPlacedNavigation });
  return {
    ...methods,

    /**
     * Asks which navigation `options` names, then for its markup. `base` is the address that
     * relative links start from; links that lead to no page of http are left out.
     */
    async load(base: string, options: string, context?: CallContext): Promise<LoadedNavigation> {
      const { html, css, js } = await methods.getNavigation({ params: { options } }, context);
      const [markup] = linksOf(html, base);
      const body = markup && (await configuredGet(call, context)(markup)).body;
      return {
        html: typeof body === 'string' ? body : '',
        css: linksOf(css, base),
        js: linksOf(js, base),
      };
    },
  };
}
export type NavigationClient = ReturnType<typeof createNavigationClient>;

const linksOf = (links: NavigationLinks['css'], base: string): readonly string[] =>
  [links ?? []]
    .flat()
    .filter((link) => link !== '' && URL.canParse(link, base))
    .map((link) => new URL(link, base))
    .filter(({ protocol }) => protocol === 'https:' || protocol === 'http:')
    .map(String);
