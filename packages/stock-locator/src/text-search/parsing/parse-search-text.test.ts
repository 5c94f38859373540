import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything, withList } from '../../engine/index.js';
import { applySearchText, createItemNames, createVocabulary, parseSearchText } from '../index.js';
import { marketValues } from '../market.fixture.js';
import { parsedText } from '../parsed-text.fixture.js';

const vocabulary = createVocabulary(marketValues);
const read = (typed: string) => parseSearchText(typed, vocabulary);

const told = (typed: string) => parsedText(vocabulary, typed);

describe('names', () => {
  it.each([
    ['ديفندر أسود تحت ٣٠٠ ألف', 'models=Defender; colors=black; display_price ..300000'],
    ['black defender under 300k', 'colors=black; models=Defender; display_price ..300000'],
    ['الديفندر السوداء', 'models=Defender; colors=black'],
    ['ديفندر أسود وأبيض', 'models=Defender; colors=black; colors=white'],
    ['jaguar f pace', 'brands=Jaguar; models=F-PACE'],
    ['fpace', 'models=F-PACE'],
    ['rover sport', 'models=Range Rover Sport'],
    ['رينج سبورت', 'models=Range Rover Sport'],
    ['سبورت', 'models=Range Rover Sport'],
    ['santorini', 'specific_colors=santorini_black'],
    ['corniche motors', 'dealers=d-1'],
    ['هجين', 'engine_types=plug_in_hybrid|mild_hybrid'],
    ['ديزل قير عادي', 'engine_types=diesel; transmissions=manual'],
    ['used petrol', 'states=used; engine_types=petrol'],
  ])('%s', (typed, meaning) => expect(told(typed)).toBe(meaning));

  it.each([
    [
      'Range Rover',
      [
        'رنج روفر',
        'رينج روڤر',
        'range rover',
        'renj rover',
        'RANGE-ROVER',
        'رنجروفر',
        'rang rover',
        'رينج روفير',
      ],
    ],
    [
      'Defender',
      [
        'ديفندر',
        'ديفيندر',
        'دفندر',
        'dfender',
        'defendr',
        'defnder',
        'deefender',
        'ديفـــندر',
        'دِيفَندَر',
      ],
    ],
    [
      'Range Rover Evoque',
      ['evoque', 'ايفوك', 'إيڤوك', 'evok', 'range rover evok', 'رنج روفر ايفوك'],
    ],
    ['Discovery', ['discovry', 'دسكفري', 'ديسكوفري', 'diskovery']],
    ['F-PACE', ['f-pace', 'f pace', 'اف بيس', 'إف بيس']],
  ])('%s in any script and spelling', (model, spellings) => {
    for (const typed of spellings) expect([typed, told(typed)]).toEqual([typed, `models=${model}`]);
  });

  it.each(['جاكوار', 'جاغوار', 'جاجوار', 'jaguar', 'jagwar', 'jaguare', 'Jagaur'])(
    '%s is Jaguar',
    (typed) => expect(told(typed)).toBe('brands=Jaguar'),
  );

  it.each(['e pace', 'i pace', 'xe', 'xf', 'إكس إف'])(
    'short names are not mistaken: %s',
    (typed) => {
      const models = { 'e pace': 'E-PACE', 'i pace': 'I-PACE', xe: 'XE', xf: 'XF', 'إكس إف': 'XF' };
      expect(told(typed)).toBe(`models=${models[typed as keyof typeof models]}`);
    },
  );
});

describe('numbers', () => {
  it.each([
    ['بين 200 و300 ألف درهم', 'display_price 200000..300000'],
    ['200-300k', 'display_price 200000..300000'],
    ['from 100,000 to 250,000', 'display_price 100000..250000'],
    ['أقل من نصف مليون', 'display_price ..500000'],
    ['مليون ونصف', 'display_price ..1500000'],
    ['مئة وخمسين ألف', 'display_price ..150000'],
    ['two hundred fifty thousand', 'display_price ..250000'],
    ['٣٠٠٬٠٠٠', 'display_price ..300000'],
    ['300 000', 'display_price ..300000'],
    ['1.2m', 'display_price ..1200000'],
    ['around 200k', 'display_price 180000..220000'],
    ['ممشى أقل من 50 ألف', 'mileage ..50000'],
    ['50 ألف كم', 'mileage ..50000'],
    ['2021', 'production_year 2021..2021'],
    ['من 2020 الى 2023', 'production_year 2020..2023'],
    ['موديل ٢٠٢٣', 'model_year 2023..2023'],
    ['2022 وأحدث', 'production_year 2022..'],
    ['400+ hp', 'power 400..'],
    ['٣٠٠ حصان', 'power 300..'],
    ['سبع مقاعد', 'number_of_seats=7'],
    ['at least 7 seats', 'number_of_seats=7|8'],
  ])('%s', (typed, meaning) => expect(told(typed)).toBe(meaning));

  it.each(['MK40001', 'SALWA2BE1RA200001', 'xyz', 'less than 100'])(
    '%s is no price and no car: it stays words',
    (typed) => expect(told(typed)).toMatch(/^\?/),
  );
});

describe('what is wanted and what not', () => {
  it('turns a value around', () => {
    expect(told('غير أسود')).toBe('not colors=black');
    expect(told('not black')).toBe('not colors=black');
  });

  it('reads an order', () => {
    expect(told('أرخص ديفندر')).toBe('sort priceAsc; models=Defender');
  });

  it('keeps what it does not know, as it was typed', () => {
    expect(told('ديفندر بسقف بانورامي')).toBe('models=Defender; ?بسقف بانورامي');
    expect(read('ابغى ديفندر').rest).toBe('');
  });
});

describe('applyWords', () => {
  const apply = (typed: string, query = everything) =>
    applySearchText(query, read(typed), vocabulary).query;

  it('narrows a query', () => {
    expect(apply('ديفندر أسود تحت ٣٠٠ ألف')).toEqual({
      ...everything,
      lists: { models: ['Defender'], colors: ['black'] },
      ranges: { display_price: { to: 300_000 } },
    });
    expect(apply('أسود أو أبيض').lists.colors).toEqual(['black', 'white']);
  });

  it('never widens what was chosen before', () => {
    const chosen = withList(everything, 'models', ['Defender', 'XF']);
    expect(apply('defender', chosen).lists.models).toEqual(['Defender']);
    const none = apply('discovery', chosen);
    expect(none.lists.models).toEqual(['Defender', 'XF']);
    expect(none.words).toBe('discovery');
  });

  it('excludes by choosing all others', () => {
    expect(apply('not black').lists.colors).toEqual(
      ['white', 'silver', 'grey', 'blue', 'red', 'green'].toSorted(),
    );
    expect(apply('red, not white').lists.colors).toEqual(['red']);
  });

  it('tells what words changed, and leaves what it does not know', () => {
    const chosen = withList(everything, 'brands', ['Jaguar']);
    const { read: changed } = applySearchText(chosen, read('أرخص أبيض قفل'), vocabulary);
    expect(changed).toEqual({
      lists: { colors: ['white'] },
      ranges: {},
      words: 'قفل',
      sort: 'priceAsc',
    });
  });
});

describe('any text', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      'under',
      'تحت',
      '300',
      'ألف',
      'km',
      '-',
      '+',
      'not',
      'range',
      'رينج',
      'بين',
      'و',
      '2021',
      '\u202e',
      '😀',
    ),
  );
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));

  it('is read without an error, each part as it stands in the text', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { readings, left, rest } = read(typed);
        for (const reading of readings) expect(typed).toContain(reading.text);
        for (const { text } of left) expect(typed).toContain(text);
        applySearchText(everything, { readings, rest }, vocabulary);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('means the same whatever the spelling', () => {
    const typed = fc.constantFrom(
      'ديفندر أسود',
      'range rover 2021',
      'ممشى أقل من 50 ألف',
      'كهربائية جديدة',
    );
    const noise = fc.constantFrom('', '\u200f', 'ـ', '\u064e');
    fc.assert(
      fc.property(typed, noise, fc.boolean(), (plain, mark, upper) => {
        const noisy = [...plain].map((char) => (/[ء-ي]/.test(char) ? char + mark : char)).join('');
        const meaning = (each: string) =>
          read(each).readings.map(({ text: _, ...reading }) => reading);
        expect(meaning(upper ? noisy.toUpperCase() : noisy)).toEqual(meaning(plain));
      }),
    );
  });
});

describe('words of equipment', () => {
  const items = createItemNames();
  for (const item of [
    'كاميرا خلفية\u001fRear camera with guide lines',
    'باب خلفي كهربائي بحركة القدم\u001fPowered tailgate with gesture opening',
    'سقف بانورامي زجاجي\u001fPanoramic glass roof',
    'نظام هجين خفيف\u001f48-volt mild hybrid system',
  ])
    items.add(item);
  const market = createVocabulary(marketValues, { items });
  const readOf = (typed: string) => {
    const { readings, rest } = parseSearchText(typed, market);
    return { keys: readings.map((reading) => ('key' in reading ? reading.key : 'sort')), rest };
  };

  it.each([
    ['rear camera', [], 'rear camera'],
    ['glass', [], 'glass'],
    ['black defender rear camera', ['colors', 'models'], 'rear camera'],
    ['ديفندر باب خلفي كهربائي', ['models'], 'باب خلفي كهربائي'],
    ['بالكاميرا الخلفية', [], 'بالكاميرا الخلفية'],
    ['سقف بانورامي تحت 300 ألف', ['display_price'], 'سقف بانورامي'],
  ])('%j mean themselves', (typed, keys, rest) => expect(readOf(typed)).toEqual({ keys, rest }));

  it.each([
    ['كهربائي', ['engine_types']],
    ['mild hybrid', ['engine_types']],
    ['defnder', ['models']],
  ])('%j is a name all the same', (typed, keys) =>
    expect(readOf(typed)).toEqual({ keys, rest: '' }),
  );
});
