export { fillTemplate, type TemplateOptions } from './fill-template.js';
export {
  type FuelPoints,
  type FuelQuizAnswers,
  type FuelType,
  fuelPoints,
  fuelTypeFor,
  fuelTypes,
} from './fuel-types.js';
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
} from './quiz-products.js';
export { type RangeData, type RangeProfile, readRangeData } from './range-data.js';
export {
  type DistanceUnit,
  distanceUnits,
  type RangeChoice,
  type RangeSettings,
  rangeFor,
  rangeLimits,
  type ShownRange,
} from './range-for.js';
export { recogniseVin } from './recognise-vin.js';
export { type RentalSummary, type RentalSummaryOptions, rentalSummary } from './rental-summary.js';
export {
  isRentalDay,
  type RentalController,
  type RentalDayOptions,
  type RentalItem,
  rentalCount,
  rentalDays,
  rentalTotal,
} from './rental-total.js';
export { type SpecPair, type SpecValue, specValues } from './spec-values.js';
export {
  matchingSubblocks,
  readUpdateMapper,
  type UpdateChoice,
  type UpdateDropdown,
  type UpdateGroup,
  type UpdateMapper,
  type UpdateMatch,
  updateResult,
} from './update-mapper.js';
