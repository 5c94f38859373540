import { brandOfPath, marketThemes } from '@mawkib/core/brands';
import type { PageTraits } from '../../db/schema/page-snapshot.js';

/** Default settings of a page. The theme is that of the path's brand. */
export const defaultTraits = (path: string): PageTraits => ({
  meta_title: {},
  meta_description: {},
  image_id: null,
  external_meta_image: null,
  canonical_url: null,
  disable_seo_tracking: false,
  hide_breadcrumbs: false,
  layout: 'brand',
  theme: brandOfPath(path)?.theme ?? marketThemes()[0],
  redirect: null,
  date: null,
});
