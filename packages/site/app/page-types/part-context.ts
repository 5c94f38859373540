import type { ContentPage } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';

/** What the data of a part is loaded for. */
export interface PartContext {
  site: Pick<SiteContext, 'call' | 'log' | 'market'>;
  page: ContentPage;
  locale: Locale;
}

/** What a part shows of its page. */
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
