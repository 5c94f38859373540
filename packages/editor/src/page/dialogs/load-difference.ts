import { type Call, isServiceError } from '@mawkib/api-clients';
import { getPageByPath, type PublicPage, previewPage } from '@mawkib/api-clients/contracts';
import type { PublicBlock } from '@mawkib/blocks/model';
import { type Locale, locales } from '@mawkib/core/locale';
import type { PageFacts } from '../store/page-state.ts';
import { type BlockDifference, difference, merged } from './difference.ts';

/** What publishing changes for visitors, in every language, from the service's own answers. */
export async function loadDifference(call: Call, page: PageFacts): Promise<BlockDifference[]> {
  const perLocale = await Promise.all(
    locales.map(async (locale) => {
      const [published, draft] = await Promise.all([
        page.published_version === null ? [] : publishedBlocks(call, page.path, locale),
        call(previewPage, { params: { id: page.id }, query: { locale } }).then(blocksOf),
      ]);
      return difference(published, draft);
    }),
  );
  return merged(perLocale.flat());
}

async function publishedBlocks(call: Call, path: string, locale: Locale) {
  try {
    return blocksOf(await call(getPageByPath, { params: { path }, query: { locale } }));
  } catch (error) {
    if (isServiceError(error) && error.status === 404) return [];
    throw error;
  }
}

const blocksOf = ({ data }: { data: PublicPage }): PublicBlock[] =>
  data.type === 'page' ? data.attributes.blocks : [];
