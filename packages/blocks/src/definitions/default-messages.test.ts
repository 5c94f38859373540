import { describe, expect, it } from 'vitest';
import { createBlock } from '../model/create-block.js';
import { resolvePage } from '../model/resolving/resolve-page.js';
import { definitionOf } from './catalogue.fixture.js';

const shown = (block: ReturnType<typeof createBlock>, locale: 'ar' | 'en') =>
  resolvePage([block], definitionOf, { locale, now: new Date(0) })[0]?.fields ?? {};

const messages: [block: string, field: string, text: string][] = [
  ['offers', 'error_text', 'Offers request error'],
  ['offers', 'error_button_text', 'Try again'],
  ['vin-checker', 'negative_text', 'Your vehicle is NOT the affected vehicle.'],
  [
    'vin-checker',
    'positive_text',
    'Your vehicle is affected. Please call the service center to make an appointment for the parts replacement.',
  ],
  [
    'jlr-map-update',
    'error_text',
    'VIN not recognised. Please check you have entered your VIN correctly or try again later.',
  ],
  ['rent-a-car', 'thank_you_title', 'Thank you!'],
  ['rent-a-car', 'thank_you_text', 'Your inquiry has been sent. We will contact you soon.'],
  ['rent-a-car', 'error_title', 'Oops! Something went wrong.'],
  ['rent-a-car', 'error_text', 'Your inquiry has not been sent. Please try again.'],
  ['news', 'error_heading', 'Something went wrong'],
  ['news', 'error_text', 'We ran into a technical issue. Please refresh and try again.'],
  ['news', 'no_results_heading', 'No results'],
  ['news', 'no_results_text', 'We have not found any news.'],
];

describe.each(messages)('the message of a new block: %s, %s', (key, name, text) => {
  const definition = definitionOf(key);
  if (!definition) throw new Error(key);

  it('is the text of the documents, with their full stops [B-8-25]', () => {
    const { [name]: value } = shown(createBlock(definition), 'en');
    expect(String(value).replace(/^<p>|<\/p>$/g, '')).toBe(text);
  });

  it('can be translated, and the page shows the translation [B-8-22]', () => {
    const block = createBlock(definition);
    expect(block.fields[name]).toMatchObject({ en: text });
    block.fields[name] = { ...(block.fields[name] as object), ar: 'نص المحرر' };
    expect(shown(block, 'ar')[name]).toBe('نص المحرر');
    expect(shown(block, 'en')[name]).toBe(text);
  });
});
