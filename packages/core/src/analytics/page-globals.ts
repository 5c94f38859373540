/** Global variables that tags use. */
export interface PageGlobals {
  dataLayer?: unknown;
  google_tag_manager?: unknown;
}

/** The data layer; creates it if it is missing or not an array. */
export function dataLayerOf(page: PageGlobals): unknown[] {
  if (Array.isArray(page.dataLayer)) return page.dataLayer;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  return layer;
}
