import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedText, readPolicyVersion } from './consent-content.js';
import {
  consentBannerMessages,
  consentMessages,
  consentTexts,
  readConsentContent,
  readDeclaredCookies,
} from './index.js';

describe('readConsentContent', () => {
  it('takes one text, or one per language, and an address within the site or https', () => {
    const content = readConsentContent({
      heading: { ar: 'الخصوصية', en: 'Privacy', fr: 'x' },
      text: 'We use cookies.',
      policy_url: '/ar/privacy',
      policy_label: { ar: 'السياسة' },
    });
    expect(content && consentTexts(content, 'en')).toEqual({
      heading: 'Privacy',
      summary: '',
      text: 'We use cookies.',
      policyUrl: '/ar/privacy',
      policyLabel: 'السياسة',
    });
  });

  it('is kept whole in a receipt', () => {
    const content = readConsentContent({ text: 'We use cookies.', policy_url: '/privacy' });
    expect(content && agreedText(consentTexts(content, 'en'), 'en')).toEqual({
      locale: 'en',
      text: 'We use cookies.\n/privacy',
    });
  });

  it('has a sentence for the bar only if it is short enough for it', () => {
    const summaryOf = (summary: string) => {
      const content = readConsentContent({ text: 'x', summary });
      return content && consentTexts(content, 'en').summary;
    };
    expect(summaryOf('Optional cookies.')).toBe('Optional cookies.');
    expect(summaryOf('x'.repeat(121))).toBe('');
  });

  it('is none without a text', () => {
    for (const value of [null, 'x', [], {}, { heading: 'x' }, { text: ' ' }, { text: 5 }]) {
      expect(readConsentContent(value)).toBeUndefined();
    }
    expect(readConsentContent({ text: 'x'.repeat(8001) })).toBeUndefined();
  });

  it('drops addresses that are none of a page', () => {
    for (const policy_url of ['javascript:alert(1)', '//x.example', 'data:text/html,x', 'x', 5]) {
      const content = readConsentContent({ text: 'x', policy_url });
      expect(content && consentTexts(content, 'ar').policyUrl).toBe('');
    }
  });

  it('takes anything without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readConsentContent(value);
        readDeclaredCookies(value);
        readPolicyVersion(value);
      }),
    );
  });
});

it('reads a version of the policy as a short text', () => {
  expect([' 2 ', 3, '', 'x'.repeat(65), {}, null].map(readPolicyVersion)).toEqual([
    '2',
    '3',
    '',
    undefined,
    undefined,
    undefined,
  ]);
});

it('says each scope and what it is for in both languages', () => {
  for (const { ar, en } of Object.values({
    ...consentMessages.catalogue,
    ...consentBannerMessages.catalogue,
  })) {
    expect(ar).toMatch(/[\u0600-\u06ff]/);
    expect(en).toMatch(/^[ -~]+$/);
  }
});
