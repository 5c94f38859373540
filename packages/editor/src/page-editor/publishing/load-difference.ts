import { type Call, isServiceError } from '@mawkib/api-clients';
import { getPageByPath, type PublicPage, previewPage } from '@mawkib/api-clients/contracts/content';
import type { PublicBlock } from '@mawkib/blocks/model';
import { type Locale, locales } from '@mawkib/core/locale';
import { type SettingName, settingNames } from '../settings/page-settings.ts';
import type { PageFacts } from '../store/page-state.ts';
import { type BlockDifference, difference, merged } from './difference.ts';

/** Loads draft and published page in every language, and compares them. */
export async function loadDifference(call: Call, page: PageFacts): Promise<PageDifference> {
  const perLocale = await Promise.all(
    locales.map(async (locale) => {
      const [published, draft] = await Promise.all([
        page.live_path === null ? null : publishedPage(call, page.live_path, locale),
        call(previewPage, { params: { id: page.id }, query: { locale } }),
      ]);
      return {
        blocks: difference(blocksOf(published), blocksOf(draft)),
        settings: published ? changedSettings(published.data, draft.data) : [],
      };
    }),
  );
  return {
    blocks: merged(perLocale.flatMap(({ blocks }) => blocks)),
    settings: settingNames.filter((name) =>
      perLocale.some(({ settings }) => settings.includes(name)),
    ),
  };
}

/** Changes that publishing makes: blocks, and page settings by name. */
export interface PageDifference {
  blocks: BlockDifference[];
  settings: SettingName[];
}

function changedSettings(published: PublicPage, draft: PublicPage) {
  if (published.type !== 'page' || draft.type !== 'page') return [];
  const [before, after] = [published.attributes, draft.attributes];
  return settingNames.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
}

async function publishedPage(call: Call, path: string, locale: Locale) {
  try {
    return await call(getPageByPath, { params: { path }, query: { locale } });
  } catch (error) {
    if (isServiceError(error) && error.status === 404) return null;
    throw error;
  }
}

const blocksOf = (page: { data: PublicPage } | null): PublicBlock[] =>
  page?.data.type === 'page' ? page.data.attributes.blocks : [];
