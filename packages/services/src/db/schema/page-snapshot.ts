import type { Localized } from '@mawkib/api-clients/contracts';
import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { Theme } from '@mawkib/core/brands';

/** Settings of a page beside its blocks: search, sharing, layout, redirect target. */
export interface PageTraits {
  meta_title: Localized;
  meta_description: Localized;
  image_id: string | null;
  external_meta_image: string | null;
  canonical_url: string | null;
  disable_seo_tracking: boolean;
  /** Missing: breadcrumbs are shown. */
  hide_breadcrumbs?: boolean | undefined;
  layout: 'default' | 'brand' | 'error';
  theme: Theme;
  redirect: RedirectTarget | null;
  /** Date of a news article, `yyyy-MM-dd`; missing in pages stored before it was added. */
  date?: string | null;
}

export interface RedirectTarget {
  to: string;
  http_code: number;
  link_type: 'internal' | 'external' | 'file';
  redirect_path: string | null;
  link_new_window: boolean;
}

/** A page as published: all data of a visitor's page, in all languages. */
export interface PageSnapshot {
  kind: 'page' | 'redirect';
  path: string;
  title: Localized;
  page_type: string | null;
  traits: PageTraits;
  blocks: StoredBlock[];
}

/** A stored operation on a tree; `@mawkib/blocks/operations` types and applies it. */
export type StoredOperation = { kind: string } & Record<string, unknown>;
