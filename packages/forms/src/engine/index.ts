export {
  type AnswersResult,
  checkAnswers,
  type FieldError,
  type FieldErrors,
} from './check-answers.js';
export { chosenValues, modelFields, vehicleFields } from './chosen-values.js';
export { containsAddress } from './contains-address.js';
export { checkFiles, filesOf, fileTypes, fileViolation } from './file-rules.js';
export type {
  FormDefinition,
  FormField,
  FormFieldType,
  LeadData,
  RawAnswers,
} from './form-definition.js';
export { answersFromFormData, type LeadPost, leadControls, readLeadPost } from './lead-post.js';
export type { LeadThanks, ThanksCar, ThanksRetailer } from './lead-thanks.js';
export { normaliseDate } from './normalise-date.js';
export { formatPhone, normalisePhone } from './phone/normalise-phone.js';
export { e164, plausiblePhone, type ReadPhone } from './phone/written-phone.js';
export { type FormMappings, hiddenAnswers, prefill, prefillByName } from './prefill.js';
export {
  type RuleCode,
  type RuleTexts,
  required,
  type Violation,
  violationMessage,
} from './rules.js';
export { validateAnswers } from './validate-answers.js';
export type { FieldResult } from './validate-field.js';
