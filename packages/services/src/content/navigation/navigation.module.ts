import { getNavigation, getPlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import { marketBrands } from '@mawkib/core/brands';
import { localize } from '@mawkib/core/locale';
import { asc, ne } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { navEntries } from '../../db/schema/index.js';
import { implementWith } from '../../http/implement.js';
import type { ServiceModule } from '../../http/service-module.js';
import { createUpstream } from '../../upstream/create-upstream.js';
import { createPlacedNavigation } from './create-placed-navigation.js';
import { navigationErrors } from './navigation-errors.js';
import { navigationCss, navigationJs } from './navigation-files.js';
import { navigationHtml } from './navigation-html.js';
import { readOptions } from './navigation-options.js';
import { serveFile, versionOf } from './serve-file.js';

type NavigationContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'log'>;

const implement = implementWith<never>();

/** Default brand of the navigation. */
const marketBrand = () => marketBrands()[0]?.id ?? '';

const fileBase = '/services/navigation/naas/nav';

/**
 * The navigation service: a JSON of links, and the markup, styles and scripts that it links to,
 * built from the market's navigation entries. It also serves the navigation that the site embeds,
 * from the service in the settings. Site document, sections 2 and 7.
 */
export const navigationModule = (context: NavigationContext): ServiceModule => {
  const upstream = createUpstream(context);
  const styles = `?v=${versionOf(navigationCss)}`;
  const scripts = `?v=${versionOf(navigationJs)}`;
  const linksOf = (options: string) => ({
    html: `${fileBase}.${options}.html`,
    css: [`${fileBase}.${options}.css${styles}`],
    js: [`${fileBase}.${options}.js${scripts}`],
  });
  const placed = createPlacedNavigation(upstream, async (options) => {
    const html = await markupOf(context, options);
    const { css, js } = linksOf(options);
    return html === undefined ? undefined : { html, css, js, hosts: [] };
  });
  return {
    name: 'navigation',
    handlers: [
      implement(getNavigation, ({ params }, { setHeader }) => {
        if (!readOptions(params.options, marketBrand())) throw navigationErrors.unknown();
        setHeader('access-control-allow-origin', '*');
        return linksOf(params.options);
      }),
      implement(getPlacedNavigation, async ({ query }) => ({ data: await placed(query.locale) })),
    ],
    routes(app) {
      const sent = (kind: string, type: string, contentOf: (options: string) => Promise<string>) =>
        serveFile(app, `/naas/nav.:options.${kind}`, type, async (options) => {
          if (!readOptions(options, marketBrand())) throw navigationErrors.unknown();
          return contentOf(options);
        });
      sent('html', 'text/html', async (options) => (await markupOf(context, options)) ?? '');
      sent('css', 'text/css', async () => navigationCss);
      sent('js', 'text/javascript', async () => navigationJs);
    },
  };
};

async function markupOf(
  { db }: Pick<AppContext, 'db'>,
  options: string,
): Promise<string | undefined> {
  const read = readOptions(options, marketBrand());
  if (!read) return undefined;
  const entries = await db
    .select()
    .from(navEntries)
    .where(ne(navEntries.area, 'footer'))
    .orderBy(asc(navEntries.position), asc(navEntries.id));
  const inLanguage = entries.map(({ label, children, url, area }) => ({
    label: localize(label, read.locale),
    url,
    area,
    children: children.map((child) => ({ ...child, label: localize(child.label, read.locale) })),
  }));
  return navigationHtml(inLanguage, read);
}
