export { CheckoutStep, type CheckoutStepProps } from './CheckoutStep.js';
export { DetailsStep, type DetailsStepProps } from './DetailsStep.js';
export { KickedOut, type KickedOutProps } from './KickedOut.js';
export { OrderConfirmation, type OrderConfirmationProps } from './OrderConfirmation.js';
export { OrderFrame, type OrderFrameProps } from './OrderFrame.js';
export { OrderSteps } from './OrderSteps.js';
export { OrderSuccess, type OrderSuccessProps } from './OrderSuccess.js';
export { VehicleAside, type VehicleAsideProps } from './VehicleAside.js';
export { VehicleTaken, type VehicleTakenProps } from './VehicleTaken.js';
