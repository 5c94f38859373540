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
  /** Events of every page of the context, in order, without the tag manager's own start. */
  readonly events: TagEvent[];
  /** Requests to the tag manager. */
  readonly requests: string[];
}

/** Records the data layer of all pages; a fake replaces the tag manager. */
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
