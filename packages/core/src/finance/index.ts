export { amortisation, type ScheduleRow, type ScheduleTerms } from './amortisation.js';
export {
  annualPercentageRate,
  type CreditFlows,
  effectiveAnnualRate,
} from './annual-percentage-rate.js';
export {
  type AnnuityTerms,
  type FutureValueTerms,
  futureValue,
  type PaymentsDue,
  type PaymentTerms,
  type PeriodsTerms,
  type PresentValueTerms,
  payment,
  periods,
  presentValue,
} from './annuity-terms.js';
export { type CreditCost, totalCost, totalInterest } from './credit-cost.js';
export {
  type CreditQuote,
  type CreditTerms,
  creditPayment,
  creditQuote,
  type RateKind,
  rateKinds,
} from './credit-quote.js';
export {
  type FinanceInput,
  type FinanceInputs,
  nearestOffered,
  offeredValues,
  readFinanceInputs,
} from './finance-inputs.js';
export {
  type FinanceChoice,
  type FinanceOutput,
  type FinanceValues,
  financeOutputs,
  financeValues,
  formatFinanceValues,
} from './finance-outputs.js';
export { internalRate } from './internal-rate.js';
export { type MonthlyTerms, monthlyPayment, type Term } from './monthly-payment.js';
export { type RateTerms, rate } from './rate.js';
