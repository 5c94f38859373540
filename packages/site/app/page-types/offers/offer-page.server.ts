import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { marketThemes } from '@mawkib/core/brands';
import { type Locale, locales } from '@mawkib/core/locale';
import type { SiteContext } from '../../context/site-context.ts';
import { findOffer } from './load-offer-parts.server.ts';
import { offerIdIn } from './offer-path.ts';

/**
 * The page of an offer for which staff made none, below the page of all offers. Undefined if no offer
 * belongs to the path.
 */
export async function offerPage(
  site: Pick<SiteContext, 'call' | 'log' | 'market'>,
  path: string,
  locale: Locale,
): Promise<ContentPage | undefined> {
  const { settings } = await site.market(locale);
  const id = offerIdIn(path, settings.get('offers.list_path'));
  const found = id === null ? null : await findOffer({ site, locale }, id);
  if (!found) return undefined;
  const { title, description, imageId, theme } = found.offer;
  return {
    id: '',
    type: 'page',
    attributes: {
      path,
      title,
      meta_title: null,
      meta_description: description,
      image_id: imageId,
      external_meta_image: null,
      canonical_url: null,
      disable_seo_tracking: false,
      page_type: 'offer',
      layout: 'brand',
      theme: theme ?? marketThemes()[0],
      locales: [...locales],
      blocks: [],
    },
  };
}
