/**
 * "Testing" in Stripe's documentation: test numbers and their PaymentMethods. The outcome follows
 * from the last four digits, so a PaymentMethod needs no hidden field.
 */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (decline_code: string): Decline => ({
  code: 'card_declined',
  decline_code,
  message: 'Your card was declined.',
});

const insufficient: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Cards that are declined when they are charged. */
const declines = new Map<string, Decline>([
  ['0002', declined('generic_decline')],
  ['9995', insufficient],
  ['9987', declined('lost_card')],
  ['9979', declined('stolen_card')],
  ['0069', { code: 'expired_card', message: 'Your card has expired.' }],
  ['0127', { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }],
  [
    '0119',
    {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  ],
  ['3178', insufficient],
  ['1629', declined('generic_decline')],
]);

/** Cards that require authentication; two of them are declined afterwards. */
const authenticated = new Set(['3155', '3184', '3220', '3178', '1629']);

export const declineOf = (last4: string): Decline | undefined => declines.get(last4);
export const needsAuthentication = (last4: string): boolean => authenticated.has(last4);

const numbers: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedLostCard: '4000000000009987',
  visa_chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  authenticationRequiredOnSetup: '4000002500003155',
  authenticationRequired: '4000002760003184',
  threeDSecure2Required: '4000000000003220',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
};

/** Card number of `pm_card_visa` or `tok_visa`; undefined for an unknown test name. */
export function numberOf(name: string): string | undefined {
  const [, short = ''] = /^(?:pm_card|tok)_(\w+)$/.exec(name) ?? [];
  return Object.hasOwn(numbers, short) ? numbers[short] : undefined;
}

export function brandOf(number: string): string {
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'visa';
}

/** True if the check digit (Luhn) is correct. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
