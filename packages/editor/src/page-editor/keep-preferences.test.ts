import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedLanguage, rememberLanguage } from '../language/use-language.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { rememberedPreferences } from './keep-preferences.ts';

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('keep what is sound', () => {
    expect(readPreferences({ viewport: 'tablet', pageLocale: 'en', panels: {} })).toEqual({
      viewport: 'tablet',
      pageLocale: 'en',
      panels: { outline: true, inspector: true },
    });
    expect(readPreferences({ viewport: 'toString', pageLocale: 'fr', panels: null })).toEqual({});
    expect([null, 'x', 5].map(readPreferences)).toEqual(Array(3).fill(undefined));
  });

  it('take any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        localStorage.setItem('mawkib.editor.view', text);
        const { viewport = 'desktop' } = rememberedPreferences();
        expect(['phone', 'tablet', 'desktop']).toContain(viewport);
      }),
    );
  });
});

describe('the language', () => {
  it('is remembered; a damaged one is none', () => {
    expect(rememberedLanguage()).toBeNull();
    rememberLanguage('en');
    expect(rememberedLanguage()).toBe('en');
    localStorage.setItem('mawkib.editor.language', 'fr');
    expect(rememberedLanguage()).toBeNull();
  });
});
