import { getImage } from '@mawkib/api-clients/contracts/media';
import { brandOfTheme, siteName, type Theme } from '@mawkib/core/brands';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';
import type { StructuredData } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { nullOnFailure } from '../request/null-on-failure.ts';
import { organizationData } from '../structured-data/organization-data.ts';
import { websiteData } from '../structured-data/website-data.ts';

/** Time limit in ms: a page does not wait for the alternative text of its card. */
const altTimeLimit = 500;

interface HeadRequest {
  site: Pick<SiteContext, 'call' | 'log' | 'publicUrl'>;
  settings: Pick<Settings<SiteSettings>, 'get'>;
  locale: Locale;
  theme: Theme;
  page: { path: string; image_id: string | null };
}

/** Additional data for the head of a page. */
export interface PageHead {
  siteName: string;
  /** Alternative text of the page's picture; '' if there is none. */
  imageAlt: string;
  data: readonly StructuredData[];
}

/** Loads the head of a page; the home page has the structured data of the site. */
export async function pageHead(request: HeadRequest): Promise<PageHead> {
  const { site, locale, theme, page } = request;
  return {
    siteName: siteName(theme, locale),
    imageAlt: page.image_id ? await altOf(site, page.image_id, locale) : '',
    data: page.path === '/' ? siteData(request) : [],
  };
}

async function altOf(
  site: Pick<SiteContext, 'call' | 'log'>,
  id: string,
  locale: Locale,
): Promise<string> {
  const input = { params: { id }, query: { locale } };
  const requested = site.call(getImage, input, { locale, timeoutMs: altTimeLimit });
  const image = await nullOnFailure(site, `The picture ${id} of a page`, requested);
  return image?.data.alt ?? '';
}

function siteData({ site, settings, locale, theme }: HeadRequest): StructuredData[] {
  const { publicUrl } = site;
  const named = { name: siteName(theme, locale), url: `${publicUrl}${localizedPath('/', locale)}` };
  const { logo } = brandOfTheme(theme) ?? {};
  const results = settings.get('search.popup.enabled') && settings.get('search.popup.results_url');
  return [
    organizationData({ ...named, logo: logo && `${publicUrl}${logo}` }),
    websiteData({
      ...named,
      searchUrl: results ? `${publicUrl}${localizedPath(results, locale)}` : undefined,
    }),
  ];
}
