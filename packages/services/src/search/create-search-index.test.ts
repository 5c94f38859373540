import { beforeEach, expect, test } from 'vitest';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './create-search-index.js';

let index: SearchIndex;
beforeEach(() => {
  index = createSearchIndex();
});

const document = (id: string, title: string, more: Partial<SearchDocument> = {}) =>
  ({
    id,
    kind: 'page',
    title,
    keywords: '',
    description: '',
    body: '',
    url: `/${id}`,
    image_id: null,
    date: null,
    ...more,
  }) satisfies SearchDocument;

const kinds = ['model', 'page', 'question', 'retailer', 'news'] as const;
const found = (text: string) =>
  index.search(text, { kinds, from: 0, count: 20 }).documents.map(({ id }) => id);

test.each([
  ['another spelling of Arabic letters', 'الضَّمان', 'warranty'],
  ['a word without its article', 'ضمان', 'warranty'],
  ['a word that is not complete', 'ديفن', 'defender'],
  ['a typo', 'ديفيدنر', 'defender'],
  ['a Latin spelling of an Arabic name', 'defender', 'defender'],
  ['an Arabic spelling of a Latin name', 'اوتوبيوجرافي', 'engine'],
  ['a name in one word', 'fpace', 'f-pace'],
  ['a word of the text', 'الصيانة', 'warranty'],
  ['Arabic digits', '٢٠٢٧', 'engine'],
])('finds %s', (_, typed, id) => {
  index.put(document('warranty', 'الضمان الشامل', { body: 'يغطي الصيانة والقطع' }));
  index.put(document('defender', 'ديفندر 110'));
  index.put(document('f-pace', 'F-PACE'));
  index.put(document('engine', 'محرّك جديد', { body: 'Autobiography, 2027' }));
  index.put(document('other', 'عروض الموسم', { body: 'خصومات وهدايا' }));
  expect(found(typed)).toEqual([id]);
});

test('puts what is named before what only mentions it', () => {
  index.put(document('mention', 'Offers', { body: 'Also for the Defender and the Defender 90' }));
  index.put(document('longer', 'Defender accessories'));
  index.put(document('exact', 'Defender'));
  expect(found('defender')).toEqual(['exact', 'longer', 'mention']);
});

test('leaves out what is far behind the best, if asked', () => {
  index.put(document('mention', 'F-TYPE', { kind: 'model', body: 'After the Defender' }));
  index.put(document('named', 'Defender', { kind: 'model' }));
  const near = (text: string) =>
    index.search(text, { kinds, from: 0, count: 20, minShare: 0.2 }).documents.map(({ id }) => id);
  expect(near('def')).toEqual(['named']);
  expect(near('after')).toEqual(['mention']);
  expect(found('def')).toEqual(['named', 'mention']);
});

test('needs all words, and as many as possible if nothing has all of them', () => {
  index.put(document('both', 'Winter tyres', { body: 'for the desert' }));
  index.put(document('one', 'Winter offers'));
  expect(found('winter desert')).toEqual(['both']);
  expect(found('winter offers zanzibar')).toEqual(['one']);
  expect(found('zanzibar')).toEqual([]);
});

test('finds nothing for punctuation and survives any text', () => {
  index.put(document('page', 'صفحة'));
  for (const text of ['', ' ', '؟!', '<script>', '\u202E\u2066', 'ا'.repeat(10_000), '\uD800', '𝕏'])
    expect(found(text)).toEqual([]);
});

test('has the last version of a document only, also after many versions', () => {
  for (let version = 0; version < 1000; version++) {
    index.put(document('page', `Version${version}`, { kind: version % 2 ? 'news' : 'page' }));
    index.put(document('other', 'Other'));
  }
  expect(found('Version7')).toEqual([]);
  expect(found('Version999')).toEqual(['page']);
  expect(index.search('version999', { kinds: ['page'], from: 0, count: 1 })).toMatchObject({
    documents: [],
    total: 0,
    totals: { news: 1, page: 0 },
  });
  index.remove('page');
  expect([found('Version999'), index.size]).toEqual([[], 1]);
});
