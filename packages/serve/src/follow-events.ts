import type { Api } from '@mawkib/services';
import type { Site } from '@mawkib/site';

/** What finished pages show, beside what they are made of. */
const shown = ['page_published', 'settings_changed', 'form_changed', 'stock_changed'] as const;

/** Finished documents go with every change of what they show, and stay while the database is away. */
export function followEvents(
  { purge, suspend, resume }: Pick<Site, 'purge' | 'suspend' | 'resume'>,
  events: Pick<Api['events'], 'on'>,
): void {
  for (const event of shown) events.on(event, purge);
  events.on('database_lost', suspend);
  events.on('resync', resume);
}
