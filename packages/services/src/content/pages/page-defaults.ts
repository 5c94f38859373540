import { brandOfPath, marketThemes } from '@mawkib/core/brands';
import type { PageTraits } from '../../db/schema/page-snapshot.js';

/** What a page is before anybody says otherwise; its theme is that of the brand whose path it has. */
export const plainTraits = (path: string): PageTraits => ({
  meta_title: {},
  meta_description: {},
  image_id: null,
  external_meta_image: null,
  canonical_url: null,
  disable_seo_tracking: false,
  layout: 'brand',
  theme: brandOfPath(path)?.theme ?? marketThemes()[0],
  redirect: null,
});
