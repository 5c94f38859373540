import type { Call, CallContext } from '../call.js';
import { getNavigation, type NavigationLinks } from '../contracts/navigation/navigation-links.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';
import { configuredGet } from './configured-get.js';

/** The navigation's markup and the URLs of its styles and scripts. */
export interface LoadedNavigation {
  readonly html: string;
  readonly css: readonly string[];
  readonly js: readonly string[];
}

export interface NavigationRequest {
  /** Base URL of relative links. */
  base: string;
  /** Name of the navigation, e.g. `ar-land-rover`. */
  options: string;
}

/**
 * Loads the navigation named by `options` and its markup. Links that are not http(s) are dropped.
 * Site document, section 7.
 */
export async function loadNavigation(
  call: Call,
  { base, options }: NavigationRequest,
  context?: CallContext,
): Promise<LoadedNavigation> {
  const input = { params: { options } };
  const { html, css, js } = await withParsedInput(call)(getNavigation, input, context);
  const [markup] = linksOf(html, base);
  const body = markup && (await configuredGet(call, context)(markup)).body;
  return {
    html: typeof body === 'string' ? body : '',
    css: linksOf(css, base),
    js: linksOf(js, base),
  };
}

const linksOf = (links: NavigationLinks['css'], base: string): readonly string[] =>
  [links ?? []]
    .flat()
    .filter((link) => link !== '' && URL.canParse(link, base))
    .map((link) => new URL(link, base))
    .filter(({ protocol }) => protocol === 'https:' || protocol === 'http:')
    .map(String);
