import { readAddress } from '../http/read-address.ts';
import type { Money, Order, PurchaseUnit } from './order.ts';
import { malformed, unprocessable } from './paypal-failure.ts';

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Currencies that PayPal supports ("Currency codes" in PayPal's REST documentation); none of the
 * Gulf.
 */
const currencies = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(
    ' ',
  ),
);
const withoutDecimals = new Set(['HUF', 'JPY', 'TWD']);

/** Parses an amount; `field` names it in the error. */
export function readMoney(value: unknown, field: string): Money {
  const { currency_code, value: amount } = fieldsOf(value);
  const currency = textOf(currency_code);
  const text = textOf(amount);
  if (!currency)
    throw malformed(
      'MISSING_REQUIRED_PARAMETER',
      'A required field is missing.',
      `${field}/currency_code`,
    );
  if (!text)
    throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', `${field}/value`);
  if (!currencies.has(currency)) {
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported.');
  }
  if (!/^\d{1,29}(\.\d+)?$/.test(text)) {
    throw malformed(
      'INVALID_PARAMETER_SYNTAX',
      'The value of a field does not conform to the expected format.',
      `${field}/value`,
    );
  }
  const decimals = text.split('.')[1]?.length ?? 0;
  if (decimals > (withoutDecimals.has(currency) ? 0 : 2)) {
    throw unprocessable(
      'DECIMAL_PRECISION',
      'The value of the field should not be more than two decimal places.',
    );
  }
  if (Number(text) <= 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  }
  return { currency_code: currency, value: text };
}

function readUrl(value: unknown, field: string): string | undefined {
  if (value === undefined) return undefined;
  const url = readAddress(value);
  if (url) return url;
  throw malformed(
    'INVALID_PARAMETER_SYNTAX',
    'The value of a field does not conform to the expected format.',
    field,
  );
}

function readUnit(value: unknown, index: number): PurchaseUnit {
  const unit = fieldsOf(value);
  const field = `/purchase_units/@${index}/amount`;
  const amount = { ...fieldsOf(unit.amount), ...readMoney(unit.amount, field) };
  return { ...unit, reference_id: textOf(unit.reference_id) ?? 'default', amount };
}

/** Parses the body of "Create order". */
export function readOrder(
  body: unknown,
): Pick<Order, 'intent' | 'units' | 'returnUrl' | 'cancelUrl' | 'hasSource'> {
  const { intent, purchase_units, application_context, payment_source } = fieldsOf(body);
  if (intent === undefined) {
    throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/intent');
  }
  if (intent !== 'CAPTURE' && intent !== 'AUTHORIZE') {
    throw malformed('INVALID_PARAMETER_VALUE', 'The value of a field is invalid.', '/intent');
  }
  if (!Array.isArray(purchase_units) || purchase_units.length === 0) {
    throw malformed(
      'MISSING_REQUIRED_PARAMETER',
      'A required field is missing.',
      '/purchase_units',
    );
  }
  if (purchase_units.length > 10) {
    throw malformed(
      'INVALID_ARRAY_MAX_ITEMS',
      'The number of items in an array parameter is too large.',
      '/purchase_units',
    );
  }
  const source = fieldsOf(fieldsOf(payment_source).paypal);
  const context = { ...fieldsOf(application_context), ...fieldsOf(source.experience_context) };
  return {
    intent,
    units: purchase_units.map(readUnit),
    returnUrl: readUrl(context.return_url, '/application_context/return_url'),
    cancelUrl: readUrl(context.cancel_url, '/application_context/cancel_url'),
    hasSource: fieldsOf(payment_source).paypal !== undefined,
  };
}
