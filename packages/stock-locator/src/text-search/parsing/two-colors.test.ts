import { describe, expect, it } from 'vitest';
import { createStockTexts, createVocabulary, interiorText } from '../index.js';
import { marketValues } from '../market.fixture.js';
import { parsedText } from '../parsed-text.fixture.js';

const interiors = ['Beige\u001fبيج', 'Burgundy\u001fخمري', 'Chestnut\u001fكستنائي'];
const stock = createVocabulary(marketValues, {
  texts: createStockTexts(interiors.map(interiorText)),
});
const bare = createVocabulary(marketValues);

describe('two colours joined by "on" are those of the exterior and the interior', () => {
  it.each([
    ['أسود على بيج', 'colors=black; ?interior-بيج'],
    ['black on tan', 'colors=black; ?interior-بيج'],
    ['أبيض على عنابي', 'colors=white; ?interior-burgundy'],
    ['white over maroon', 'colors=white; ?interior-burgundy'],
    ['white over red', 'colors=white; ?interior-red'],
    ['سوداء على كستنائية', 'colors=black; ?interior-chestnut'],
    ['black defender on tan', 'colors=black; models=Defender; ?interior-بيج'],
    ['ديفندر سوداء على البيج', 'models=Defender; colors=black; ?interior-بيج'],
    ['santorini black over beige', 'specific_colors=santorini_black; ?interior-beige'],
  ])('%s', (typed, meaning) => expect(parsedText(stock, typed)).toBe(meaning));

  it.each([
    ['أسود على بيج', 'colors=black; ?interior-بيج'],
    ['black on tan', 'colors=black; ?interior-tan'],
    ['أبيض على عنابي', 'colors=white; ?interior-عنابي'],
    ['white on ivory', 'colors=white; ?interior-ivory'],
  ])('%s, where no interior has it', (typed, meaning) =>
    expect(parsedText(bare, typed)).toBe(meaning),
  );

  it.each([
    ['white over 200k', 'colors=white; display_price 200000..'],
    ['أبيض على الكهرباء', 'colors=white; engine_types=electric'],
    ['black on offer', 'colors=black; ?offer'],
    ['black plug in', 'colors=black; engine_types=plug_in_hybrid'],
  ])('%s is no interior', (typed, meaning) => expect(parsedText(bare, typed)).toBe(meaning));
});
