export type { Clock } from '@mawkib/core/countdown';
export { announcement } from './announcement.js';
export {
  type CheckoutPageEntry,
  type CustomerType,
  defaultCheckoutPage,
  type TermsEntry,
} from './config/checkout-page.js';
export type {
  ConfiguredButton,
  JourneyConfig,
  OrderStep,
  StepsPageEntry,
  StepType,
  SuccessPageEntry,
} from './config/journey-config.js';
export {
  journeyConfigTypes,
  readJourneyConfig,
} from './config/read-journey-config.js';
export {
  type CustomerResult,
  checkCustomer,
  customerTypeOf,
  validateCustomer,
} from './customer/check-customer.js';
export {
  type CustomerField,
  type CustomerFormOptions,
  customerForm,
} from './customer/customer-form.js';
export { customerValues } from './customer/customer-values.js';
export { rejectedFields } from './customer/rejected-fields.js';
export {
  shownVersion,
  termsField,
  termsFields,
  termsVersionField,
} from './customer/terms-fields.js';
export { checkEvForm, type EvFormResult, evFormFields } from './ev/check-ev-form.js';
export { type EvOrderData, type EvOrderView, evOrderView } from './ev/ev-order-view.js';
export type { AppointmentData, OrderData, Reservation, TradeInData } from './order-data.js';
export { createOrderStore, type JourneyStorage, type OrderStore } from './order-store.js';
export { type OrderSummaryData, orderSummaryData } from './order-summary-data.js';
export {
  type CallFailure,
  type ConfirmationState,
  confirmationState,
  describeOutcome,
  type NextStep,
  type Outcome,
  type OutcomeKind,
  type OutcomeUrls,
  outcomeKind,
} from './outcome.js';
export { callRequestFields, checkCallRequest } from './payment/check-call-request.js';
export {
  nextPaymentOrder,
  type PaymentOrderState,
  paymentStatusIn,
} from './payment/payment-order-state.js';
export { paymentPolicy } from './payment/payment-policy.js';
export {
  type OfferedPayment,
  type PaymentView,
  paypalScriptUrl,
  type SettledPayment,
  settledView,
} from './payment/payment-view.js';
export { freeReservation, type PaymentPlan, paymentPlan } from './payment-plan.js';
export { acquireLock, closeInitModal, loseLock, type SoftLock } from './soft-lock.js';
export {
  type ConfirmationResult,
  type JourneyKind,
  type JourneyStep,
  type JourneySubject,
  type Lock,
  startJourney,
} from './start-journey.js';
export { orderConfigType, stepPath } from './step-path.js';
export { readStep, type StepErrors, type StepResult } from './steps/read-step.js';
export { packField, type StepValues, stepValues } from './steps/step-values.js';
export { nextStep, stepsProgress } from './steps/steps-progress.js';
export { isStepUsable, type StepsState, type ValidatedStep } from './steps/steps-state.js';
export { rememberedChoices, storedChoices } from './steps/stored-choices.js';
export { summariseVehicle, type VehicleSummary } from './vehicle-summary.js';
