import {
  type Locale,
  type Localized,
  locales,
  type PublicPage,
} from '@mawkib/api-clients/contracts';
import type { Catalogue } from '@mawkib/blocks/definitions';
import type { ResolveOptions } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { pageErrors } from '../page-refusals.js';
import { readRedirect } from '../paths/redirect-target.js';
import type { ImageFactsOf } from './library-texts.js';

export interface PublicPageOptions {
  catalogue: Catalogue;
  locale: Locale;
  now: Date;
  timeZone: string;
  audience: 'visitor' | 'staff';
  imageMeta: ImageFactsOf;
  /** Hears of everything in the page that is left out or shown as its default. */
  report?: ResolveOptions['report'];
}

/** A whole page as visitors get it, or as staff preview it, in one language; refuses a redirect to nowhere. */
export function publicPage(
  id: string,
  snapshot: PageSnapshot,
  { catalogue, locale, ...options }: PublicPageOptions,
): PublicPage {
  const { kind, path, title, page_type, traits, blocks } = snapshot;
  if (kind === 'redirect') {
    const target = readRedirect(path, traits.redirect);
    if (!target) throw pageErrors.brokenRedirect();
    return { id, type: 'redirect', attributes: { path, ...target, blocks: [], metaheads: [] } };
  }
  const { meta_title, meta_description, redirect: _, ...rest } = traits;
  return {
    id,
    type: 'page',
    attributes: {
      ...rest,
      path,
      title: localize(title, locale),
      meta_title: textOrNull(meta_title, locale),
      meta_description: textOrNull(meta_description, locale),
      page_type,
      locales: [...locales],
      blocks: catalogue.resolve(blocks, { locale, ...options }),
    },
  };
}

const textOrNull = (value: Localized, locale: Locale) => localize(value, locale) || null;
