import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';

/** Page and request for which the data of a part is loaded. */
export interface PartContext {
  site: Pick<SiteContext, 'call' | 'log' | 'market'>;
  page: ContentPage;
  locale: Locale;
}

/** Data of the page that a part shows. */
export interface PartPage {
  path: string;
  title: string;
  meta_description: string | null;
  image_id: string | null;
  page_type?: string | null;
}

export interface PartProps<Part> {
  /** Above or below the page's blocks. */
  place: 'head' | 'foot';
  part: Part;
  page: PartPage;
}
