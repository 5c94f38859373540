/** The members of the page's global object that tags use. */
export interface PageGlobals {
  dataLayer?: unknown;
  google_tag_manager?: unknown;
}

/** The data layer; made where there is none, and in the place of what is none. */
export function dataLayerOf(page: PageGlobals): unknown[] {
  if (Array.isArray(page.dataLayer)) return page.dataLayer;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  return layer;
}
