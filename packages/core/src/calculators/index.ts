export { fillTemplate, type TemplateOptions } from './fill-template.js';
export {
  type FuelPoints,
  type FuelQuizAnswers,
  type FuelType,
  fuelPoints,
  fuelTypeFor,
  fuelTypes,
} from './fuel-type-quiz.js';
export { recogniseVin } from './map-update-vin.js';
export { type SpecPair, type SpecValue, specValues } from './model-summary.js';
export {
  type DistanceUnit,
  distanceUnits,
  type RangeChoice,
  type RangeSettings,
  rangeFor,
  rangeLimits,
  type ShownRange,
} from './range-calculator.js';
export { type RangeData, type RangeProfile, readRangeData } from './range-data.js';
export {
  isRentalDay,
  type RentalController,
  type RentalDayOptions,
  type RentalItem,
  rentalCount,
  rentalDays,
  rentalTotal,
} from './rent-a-car.js';
export { type RentalSummary, type RentalSummaryOptions, rentalSummary } from './rental-summary.js';
export {
  alternativeProducts,
  type MainQuizProduct,
  mainProduct,
  type QuizProduct,
  quizMileages,
  quizPeriods,
  quizProducts,
  quizPurposes,
  type SubscriptionQuizAnswers,
} from './subscription-quiz.js';
export {
  matchingSubblocks,
  readUpdateMapper,
  type UpdateChoice,
  type UpdateDropdown,
  type UpdateGroup,
  type UpdateMapper,
  type UpdateMatch,
  updateResult,
} from './vehicle-update.js';
