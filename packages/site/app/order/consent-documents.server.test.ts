import { expect, it } from 'vitest';
import { marketWith } from '../market-data/market.fixture.ts';
import { consentDocuments } from './consent-documents.server.ts';

const documents = (settings: Record<string, unknown>, locale: 'ar' | 'en' = 'ar') =>
  consentDocuments(marketWith(settings).settings, locale);

it('names the terms and the policy of the market, and nothing that it has not', () => {
  const content = { text: 'Cookies.', policy_url: { ar: '/khususiya', en: '/privacy' } };
  expect(documents({})).toEqual({ terms: undefined, policy: undefined });
  expect(documents({ 'order.terms_url': '/terms', 'consent.content': content })).toEqual({
    terms: '/terms',
    policy: '/khususiya',
  });
  expect(documents({ 'consent.content': content }, 'en').policy).toBe('/privacy');
});
