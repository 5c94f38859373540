export {
  createErrorReports,
  type ErrorReports,
  type ErrorReportsOptions,
  type SendError,
} from './create-error-reports.js';
export { loadRaygun, type RaygunOptions } from './load-raygun.js';
