import { expect, it } from 'vitest';
import { createVocabulary } from './index.js';
import { marketValues } from './market.fixture.js';
import { parsedText } from './parsed-text.fixture.js';
import { createWordIndex } from './word-index/word-index.js';

const prices = { min: 60_000, max: 1_500_000 };
const vocabulary = createVocabulary(marketValues, { prices });
const told = (typed: string) => parsedText(vocabulary, typed);

it.each([
  ['رنج روفر فوج', 'models=Range Rover; ?فوج'],
  ['range rover vogue', 'models=Range Rover; ?vogue'],
  ['رينج روفر ايفوق', 'models=Range Rover Evoque'],
  ['ديفندر اصفر', 'models=Defender; ?اصفر'],
  ['toyota land cruiser', '?toyota land-cruiser'],
  ['نيسان باترول', '?نيسان باترول'],
  ['defender with warranty', 'models=Defender; ?warranty'],
  ['full option defender', '?full-option; models=Defender'],
])('%s is nothing that only sounds like it', (typed, meaning) => {
  const parts = (text: string) => text.split('; ').toSorted();
  expect(parts(told(typed))).toEqual(parts(meaning));
});

it.each([
  ['آي بيس', 'models=I-PACE'],
  ['إي بيس', 'models=E-PACE'],
  ['اي بيس', 'models=E-PACE|I-PACE'],
  ['المستعملة', 'states=used'],
  ['المستعمل المعتمد', 'states=approved'],
  ['evoques', 'models=Range Rover Evoque'],
])('%s is the name that is written so', (typed, meaning) => expect(told(typed)).toBe(meaning));

it.each([
  ['موديل ٢٥', 'model_year 2025..2025'],
  ['2023 او 2024', 'production_year 2023..2024'],
  ['2022 2023', 'production_year 2022..2023'],
  ['older than 2020', 'production_year ..2019'],
  ['7-seater', 'number_of_seats=7'],
  ['more than 5 seats', 'number_of_seats=7|8'],
  ['7 or 8 seats', 'number_of_seats=7|8'],
  ['without 7 seats', 'not number_of_seats=7'],
  ['سيارة لسبعة ركاب', 'number_of_seats=7'],
  ['4000/month', 'monthly {"to":4000}'],
  ['under 3000', 'monthly {"to":3000}'],
  ['ب٣٠٠ الف', 'display_price ..300000'],
  ['تحت ال٣٠٠', 'display_price ..300000'],
  ['not 2022', '?not 2022'],
])('%s is an amount of its own kind', (typed, meaning) => expect(told(typed)).toBe(meaning));

it.each([
  ['ما ابيه ابيض', 'not colors=white'],
  ['مش مستعمل', 'not states=used'],
  ['غير الاسود والابيض', 'not colors=black|white'],
])('%s leaves out what follows', (typed, meaning) => expect(told(typed)).toBe(meaning));

it('an index finds no other word for a name that the stock does not have', () => {
  const index = createWordIndex([{ id: 'a', texts: ['petrol', 'Kashaf lamps', 'patrolled'] }]);
  for (const word of ['باترول', 'كشف', 'patrol']) {
    expect([word, index.matches(word)]).toEqual([word, word === 'patrol']);
  }
});
