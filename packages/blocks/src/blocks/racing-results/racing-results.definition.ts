import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getDataFile } from '@mawkib/api-clients/contracts/content';
import { defineBlock } from '../../model/definition/define-block.js';
import { select } from '../../model/definition/field.js';
import { loadingFailed, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './racing-results.sample.js';
import { readRounds } from './read-rounds.js';

/** Languages of the files with results. Blocks document, section 3.4. */
export const resultLanguages = ['en', 'ar', 'fr', 'de', 'es'] as const;
export type ResultLanguage = (typeof resultLanguages)[number];

/** Name of the file of each language, in the folder of data files. */
const fileOf = (language: ResultLanguage) => `racing-results-${language}.json` as const;

const labels: Record<ResultLanguage, { ar: string; en: string }> = {
  en: { ar: 'الإنجليزية', en: 'English' },
  ar: { ar: 'العربية', en: 'Arabic' },
  fr: { ar: 'الفرنسية', en: 'French' },
  de: { ar: 'الألمانية', en: 'German' },
  es: { ar: 'الإسبانية', en: 'Spanish' },
};

export const racingResults = defineBlock({
  key: 'racing-results',
  name: { ar: 'نتائج السباقات', en: 'Racing results' },
  description: {
    ar: 'نتائج الجولات في تبويبات، مع جدول لكل جولة. تأتي من ملف باللغة المختارة.',
    en: 'Results by round in tabs, with a table for each round. They come from a file in the chosen language.',
  },
  short_description: { ar: 'جداول نتائج الجولات', en: 'Tables of results by round' },
  group: 'Specials',
  version: 1,
  fields: {
    ...titleSet(),
    url: select({
      label: { ar: 'ملف النتائج', en: 'Results file' },
      help: {
        ar: 'ملف في مجلد الإعداد data_files.base_url أو من ملفات السوق.',
        en: 'A file in the folder of the setting data_files.base_url, or one of the market’s own files.',
      },
      options: resultLanguages.map((language) => ({
        value: fileOf(language),
        label: labels[language],
      })),
      default: 'racing-results-ar.json',
    }),
    ...loadingFailed(),
  },
  interactive: true,
  data: ({ fields }) => ({
    operation: getDataFile,
    input: { params: { name: fields.url } },
    select: ({ data }: ResponseOf<typeof getDataFile>) => readRounds(data),
  }),
  sample,
});
