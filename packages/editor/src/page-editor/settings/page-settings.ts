import type { ServiceError } from '@mawkib/api-clients';
import type { PageSettings } from '@mawkib/api-clients/contracts';
import type { PageFacts } from '../store/page-state.ts';

/** Settings that somebody changed; of a text the languages that were. */
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

/** What a page is beside its blocks. */
export const settingsOf = (page: PageFacts): PageSettings =>
  Object.fromEntries(settingNames.map((name) => [name, page[name]])) as PageSettings;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null;

/** Settings with changes on top; a language that did not change keeps its text. */
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

/** What of the second settings differs from the first: what is sent, so that nothing else is touched. */
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

/** What takes changes back: the former values, '' for a text that was not there. */
export function inverseOf(before: PageSettings, changes: SettingChanges): SettingChanges {
  const former = Object.entries(changes).map(([name, value]) => {
    const was = before[name as keyof PageSettings];
    if (!isTexts(value) || !isTexts(was)) return [name, was];
    const texts = Object.keys(value).map((language) => [language, was[language] ?? '']);
    return [name, Object.fromEntries(texts)];
  });
  return Object.fromEntries(former);
}

/** What the service says of single fields, by name: `path`, `title.ar`. */
export function fieldErrors(error: ServiceError | null): Readonly<Record<string, string>> {
  const errors: unknown = error?.problem?.errors;
  if (!Array.isArray(errors)) return {};
  const told = errors as { field?: string; message?: string }[];
  return Object.fromEntries(
    told.map(({ field = '', message = '' }) => [field.replace(/^body\./, ''), message]),
  );
}

/** A path for a title: `/new-sport`, in letters of any script. */
export function pathFor(title: string): string {
  const parts =
    title
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `/${parts.join('-').slice(0, 80)}`;
}
