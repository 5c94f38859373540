import { withoutIsolates } from '@mawkib/core/locale';
import { expect, it } from 'vitest';
import { searchTextLabel } from './search-text-label.js';

it.each([
  ['panoramic glass', 'panoramic glass', 'panoramic glass'],
  ['-سقف-بانورامي', 'بدون سقف بانورامي', 'without سقف بانورامي'],
  ['-engine-ديزل', 'بدون ديزل', 'without ديزل'],
  ['interior-ivory HSE', 'داخلية ivory HSE', 'ivory interior HSE'],
  ['f-pace', 'f-pace', 'f-pace'],
])('%s is said as people say it', (words, ar, en) => {
  const said = (['ar', 'en'] as const).map((locale) =>
    withoutIsolates(searchTextLabel(words, locale)),
  );
  expect(said).toEqual([ar, en]);
});
