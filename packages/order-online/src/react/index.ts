export { CheckoutStep, type CheckoutStepProps } from './checkout/CheckoutStep.js';
export { LockLost, type LockLostProps } from './checkout/LockLost.js';
export {
  ConfirmReservation,
  type ConfirmReservationProps,
} from './confirmation/ConfirmReservation.js';
export {
  OrderConfirmation,
  type OrderConfirmationProps,
} from './confirmation/OrderConfirmation.js';
export { OrderSuccess, type OrderSuccessProps } from './confirmation/OrderSuccess.js';
export { OrderLayout, type OrderLayoutProps } from './layout/OrderLayout.js';
export type { VehicleAsideProps } from './layout/VehicleAside.js';
export { PaidOrder, type PaidOrderProps } from './payment/PaidOrder.js';
export { Payment, type PaymentProps } from './payment/Payment.js';
export { StepsPage, type StepsPageProps } from './steps/StepsPage.js';
export type { StepTab } from './steps/StepTabs.js';
export { useSoftLock } from './use-soft-lock.js';
export { VehicleUnavailable, type VehicleUnavailableProps } from './VehicleUnavailable.js';
