import { expect, it } from 'vitest';
import { pageFixture } from '../../testing/pages.fixture.ts';
import { changesBetween, inverseOf, pathFor, settingsOf, withChanges } from './page-settings.ts';

const stored = settingsOf(pageFixture());

it('names what was changed alone, a text by its languages', () => {
  const after = withChanges(stored, { title: { en: 'Start' }, page_type: 'models', image_id: '' });
  expect(after.title).toEqual({ ar: 'الرئيسية', en: 'Start' });
  expect(changesBetween(stored, after)).toEqual({ title: { en: 'Start' }, page_type: 'models' });
  expect(changesBetween(stored, withChanges(after, { title: { en: 'Home' } }))).toEqual({
    page_type: 'models',
  });
});

it('takes changes back to what was there', () => {
  const changes = { title: { en: 'Start' }, meta_title: { ar: 'جديد' }, page_type: 'models' };
  const after = withChanges(stored, changes);
  const back = inverseOf(stored, changes);
  expect(back).toEqual({ title: { en: 'Home' }, meta_title: { ar: '' }, page_type: null });
  expect(changesBetween(stored, withChanges(after, back))).toEqual({});
});

it('makes a path of a title in any script', () => {
  expect(pathFor('The new Sport – 2027!')).toBe('/the-new-sport-2027');
  expect(pathFor('عروض الشتاء')).toBe('/عروض-الشتاء');
  expect(pathFor(' ')).toBe('/');
});
