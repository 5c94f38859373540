import { consentScopes, consentStatuses } from '@mawkib/core/consent';
import * as z from 'zod';
import { envelope, instant, listOf, locale, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';

/** Consent of a visitor: scopes, time, and the displayed text. Contains no personal data. */
export const consentReceipt = z.object({
  id: z.uuid(),
  decidedAt: instant,
  status: z.enum(consentStatuses),
  scopes: z.array(z.enum(consentScopes)).max(consentScopes.length),
  policyVersion: z.string().max(64),
  strategy: z.string().max(32),
  gpc: z.boolean(),
  locale: z.union([locale, z.literal('')]),
  /** The banner's full text. */
  text: z.string().max(20_000),
});
export type ConsentReceiptRow = z.infer<typeof consentReceipt>;

/**
 * Stores a receipt. Repeating the same `id` has no effect, so a browser may retry without a
 * response.
 */
export const saveConsentReceipt = operation({
  id: 'saveConsentReceipt',
  service: 'content',
  method: 'POST',
  path: '/public_api/consent_receipts',
  status: 201,
  summary: 'Keeps what a visitor agreed to',
  body: consentReceipt,
  response: envelope(z.object({ id: z.string() })),
});

/** Stored receipts, newest first. */
export const listConsentReceipts = operation({
  id: 'listConsentReceipts',
  service: 'content',
  method: 'GET',
  path: '/consent_receipts',
  access: ['admin'],
  summary: 'What visitors agreed to',
  query: z.object({ ...pageQuery(100), id: z.uuid().optional() }),
  response: listOf(consentReceipt.extend({ receivedAt: z.string() })),
});
