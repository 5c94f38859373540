import type { PageTraits } from './page-snapshot.js';

/** What a page is before anybody says otherwise. */
export const plainTraits: PageTraits = {
  meta_title: {},
  meta_description: {},
  image_id: null,
  external_meta_image: null,
  canonical_url: null,
  disable_seo_tracking: false,
  layout: 'brand',
  theme: 'land-rover',
  redirect: null,
};
