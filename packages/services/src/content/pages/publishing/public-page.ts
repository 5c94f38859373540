import { type Locale, type Localized, locales } from '@mawkib/api-clients/contracts';
import type { PublicPage } from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import type { ResolveOptions } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { pageErrors } from '../page-errors.js';
import { readRedirect } from '../paths/read-redirect.js';
import type { ImageMetaOf } from './library-texts.js';

export interface PublicPageOptions {
  catalogue: Catalogue;
  locale: Locale;
  now: Date;
  timeZone: string;
  audience: 'visitor' | 'staff';
  imageMeta: ImageMetaOf;
  /** Parts with prices or offers that do not hold, see `untrueParts`. */
  untrue: ReadonlySet<string>;
  /** Time of the published version. Default: none, as for drafts. */
  publishedAt?: string | undefined;
  /** Called for each part of the page that is omitted or replaced by its default. */
  report?: ResolveOptions['report'];
}

/**
 * A page as visitors or the staff preview get it, in one language. Throws 404 for a redirect
 * without a usable target.
 */
export function publicPage(
  id: string,
  snapshot: PageSnapshot,
  { catalogue, locale, publishedAt, ...options }: PublicPageOptions,
): PublicPage {
  const { kind, path, title, page_type, traits, blocks } = snapshot;
  if (kind === 'redirect') {
    const target = readRedirect(path, traits.redirect);
    if (!target) throw pageErrors.brokenRedirect();
    return { id, type: 'redirect', attributes: { path, ...target, blocks: [], metaheads: [] } };
  }
  const { meta_title, meta_description, redirect: _, ...rest } = traits;
  const ownText = (name: string, text: Localized) =>
    options.untrue.has(`page.${name}`) ? null : textOrNull(text, locale);
  return {
    id,
    type: 'page',
    attributes: {
      ...rest,
      path,
      title: localize(title, locale),
      meta_title: ownText('meta_title', meta_title),
      meta_description: ownText('meta_description', meta_description),
      page_type,
      ...(publishedAt && { published_at: publishedAt }),
      locales: [...locales],
      blocks: catalogue.resolve(blocks, { locale, ...options }),
    },
  };
}

const textOrNull = (value: Localized, locale: Locale) => localize(value, locale) || null;
