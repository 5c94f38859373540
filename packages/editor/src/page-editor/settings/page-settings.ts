import type { ServiceError } from '@mawkib/api-clients';
import type { PageSettings } from '@mawkib/api-clients/contracts/content';
import type { PageFacts } from '../store/page-state.ts';

/** Changed settings; for texts, the changed languages. */
export type SettingChanges = Partial<PageSettings>;

export const settingNames = [
  'path',
  'title',
  'page_type',
  'date',
  'layout',
  'theme',
  'meta_title',
  'meta_description',
  'image_id',
  'external_meta_image',
  'canonical_url',
  'disable_seo_tracking',
  'hide_breadcrumbs',
] as const satisfies readonly (keyof PageSettings)[];

export type SettingName = (typeof settingNames)[number];

export const isSettingName = (name: string): name is SettingName =>
  settingNames.some((known) => known === name);

/** Settings of a page. */
export const settingsOf = (page: PageFacts): PageSettings =>
  Object.fromEntries(settingNames.map((name) => [name, page[name]])) as PageSettings;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null;

/** Merges changes into settings. Unchanged languages keep their texts. */
export function withChanges<Some extends SettingChanges>(
  settings: Some,
  changes: SettingChanges,
): Some {
  const merged = Object.entries(changes).map(([name, value]) => {
    const before = settings[name as keyof Some];
    return [name, isTexts(value) && isTexts(before) ? { ...before, ...value } : value];
  });
  return { ...settings, ...Object.fromEntries(merged) };
}

/** Members of the second settings that differ from the first. */
export function changesBetween(before: PageSettings, after: PageSettings): SettingChanges {
  const changed = settingNames.flatMap((name): [string, unknown][] => {
    const [was, is] = [before[name], after[name]];
    if (!isTexts(is)) return was === is || (!was && !is) ? [] : [[name, is]];
    const texts = Object.entries(is).filter(
      ([language, text]) => text !== ((was as Record<string, string>)[language] ?? ''),
    );
    return texts.length > 0 ? [[name, Object.fromEntries(texts)]] : [];
  });
  return Object.fromEntries(changed);
}

/** Inverse of changes: the previous values, '' for a text that was missing. */
export function inverseOf(before: PageSettings, changes: SettingChanges): SettingChanges {
  const former = Object.entries(changes).map(([name, value]) => {
    const was = before[name as keyof PageSettings];
    if (!isTexts(value) || !isTexts(was)) return [name, was];
    const texts = Object.keys(value).map((language) => [language, was[language] ?? '']);
    return [name, Object.fromEntries(texts)];
  });
  return Object.fromEntries(former);
}

/** Errors of the service by field: `path`, `title.ar`. */
export function fieldErrors(error: ServiceError | null): Readonly<Record<string, string>> {
  const errors: unknown = error?.problem?.errors;
  if (!Array.isArray(errors)) return {};
  const told = errors as { field?: string; message?: string }[];
  return Object.fromEntries(
    told.map(({ field = '', message = '' }) => [field.replace(/^body\./, ''), message]),
  );
}

/** Path from a title, `/new-sport`, with letters of any script. */
export function pathFor(title: string): string {
  const parts =
    title
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `/${parts.join('-').slice(0, 80)}`;
}
