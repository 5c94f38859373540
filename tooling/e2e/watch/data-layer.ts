import type { BrowserContext } from '@playwright/test';
import { tagManager } from '../market/tag-manager.ts';

export interface TagEvent {
  event: string;
  page_type?: string;
  page_path?: string;
  ecommerce?: Record<string, unknown>;
  [member: string]: unknown;
}

export interface DataLayer {
  /** What every page of the context pushed, in its order; the tag manager's own start left out. */
  readonly events: TagEvent[];
  /** Addresses of the tag manager that were asked for. */
  readonly requests: string[];
}

/** Follows the data layer of all pages, with a tag manager in the place of the real one. */
export async function watchDataLayer(context: BrowserContext): Promise<DataLayer> {
  const events: TagEvent[] = [];
  const requests: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.google_tag_manager = { ${JSON.stringify(tagManager)}: {} };`,
    });
  });
  await context.exposeFunction('mawkibTold', (text: string) => {
    const entry = JSON.parse(text) as Partial<TagEvent>;
    if (entry.event !== undefined && entry.event !== 'gtm.js') events.push(entry as TagEvent);
  });
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    const told = (entry: unknown) =>
      (window as unknown as { mawkibTold: (text: string) => void }).mawkibTold(
        JSON.stringify(entry),
      );
    Object.assign(window, {
      dataLayer: Object.assign(layer, {
        push(...entries: unknown[]) {
          for (const entry of entries) {
            layer[layer.length] = entry;
            told(entry);
          }
          return layer.length;
        },
      }),
    });
  });
  return { events, requests };
}
