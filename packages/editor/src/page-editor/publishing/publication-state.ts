import type { PageSummary } from '@mawkib/api-clients/contracts/content';

export type PublicationState = 'published' | 'newer' | 'never';

/** Publication status of a page. */
export function publicationState({
  version,
  published_version,
}: Pick<PageSummary, 'version' | 'published_version'>): PublicationState {
  if (published_version === null) return 'never';
  return version > published_version ? 'newer' : 'published';
}
