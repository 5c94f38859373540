export type { AnswersFormOptions, FormStatus, SubmitResult } from './answers-form-options.js';
export { type Captcha, CaptchaContext, type CaptchaResult } from './captcha/captcha.js';
export { useCaptcha } from './captcha/use-captcha.js';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.js';
export { LeadForm, type LeadFormProps, type LeadFormResult } from './LeadForm.js';
export { FormModal, type FormModalProps } from './modal/FormModal.js';
export {
  type FormSource,
  type LoadedForm,
  RemoteForm,
  type RemoteFormProps,
} from './modal/RemoteForm.js';
export type { QuestionProps } from './questions/Question.js';
export { Questions, type QuestionsProps } from './questions/Questions.js';
export { readPhone } from './read-phone.js';
export { type ButtonPosition, SubmitRow, type SubmitRowProps } from './SubmitRow.js';
export { useAnswersForm } from './use-answers-form.js';
