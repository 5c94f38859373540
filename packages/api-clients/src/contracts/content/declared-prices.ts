import * as z from 'zod';
import { deleted, envelope, pathId } from '../envelope.js';
import { operation } from '../operation.js';
import { pageEditors } from './staff-pages.js';

const byPage = z.object({ id: pathId });

/** A price typed into a page that an administrator has approved, until the end of `ends_on`. */
export const declaredPrice = z.looseObject({
  id: z.string(),
  page_id: z.string(),
  /** As typed: `AED 490`. Approves the amount in any spelling. */
  figure: z.string(),
  reason: z.string(),
  ends_on: z.string(),
  /** Null: from the market's initial content. */
  declared_by: z.string().nullable(),
  declared_at: z.string(),
});
export type DeclaredPriceRow = z.infer<typeof declaredPrice>;

export const listDeclaredPrices = operation({
  id: 'listDeclaredPrices',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/declared_prices',
  access: pageEditors,
  summary: 'Declared prices of a page',
  params: byPage,
  errors: { unknown_page: 404 },
  response: envelope(z.array(declaredPrice)),
});

/** Declaring the same price again replaces its reason and end. */
export const declarePrice = operation({
  id: 'declarePrice',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/declared_prices',
  status: 201,
  access: ['admin'],
  summary: 'Declares a price typed into a page until a day',
  params: byPage,
  body: z.object({
    figure: z.string().trim().min(1).max(100),
    reason: z.string().trim().min(1).max(500),
    ends_on: z.iso.date(),
  }),
  errors: { unknown_page: 404, invalid_price: 422 },
  response: envelope(declaredPrice),
});

/** The page no longer shows the block or item with that price. */
export const withdrawDeclaredPrice = operation({
  id: 'withdrawDeclaredPrice',
  service: 'content',
  method: 'DELETE',
  path: '/declared_prices/:id',
  access: ['admin'],
  summary: 'Withdraws a declared price',
  params: z.object({ id: z.uuid() }),
  errors: { unknown_price: 404 },
  response: envelope(deleted),
});
