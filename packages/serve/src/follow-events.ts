import type { Api } from '@mawkib/services';
import type { Site } from '@mawkib/site';

/** Events that change finished pages beside their content. */
const shown = [
  'page_published',
  'settings_changed',
  'form_changed',
  'stock_changed',
  'offers_changed',
] as const;

/**
 * Empties the cache of finished documents on every event that changes them. The cache stays while
 * the database is unreachable.
 */
export function followEvents(
  { purge, suspend, resume }: Pick<Site, 'purge' | 'suspend' | 'resume'>,
  events: Pick<Api['events'], 'on'>,
): void {
  for (const event of shown) events.on(event, purge);
  events.on('database_lost', suspend);
  events.on('resync', resume);
}
