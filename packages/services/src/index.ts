export { escapeHtml } from '@mawkib/core/guards';
export { sql } from 'drizzle-orm';
export type { AppContext } from './app-context.js';
export { recordChange, type StaffChange } from './audit/record-change.js';
export {
  type ApiConfig,
  type MarketConfig,
  type OidcConfig,
  readConfig,
} from './config/api-config.js';
export type {
  DeliveredLead,
  LeadSystem,
  LeadSystemContext,
  LeadSystems,
} from './config/lead-system.js';
export type { LoadContent, MarketContent } from './config/market-content.js';
export type { Database } from './db/database.js';
export type { Migration } from './db/migrate.js';
export { rows } from './db/rows.js';
export type { EventMap, EventName } from './events/events.js';
export { defineModule, type ModuleDefinition, type ModuleJob } from './extend/define-module.js';
export { PartsError, type PartsProblem } from './extend/parts-error.js';
export type { ServicesParts } from './extend/services-parts.js';
export { createGuardedFetch, type GuardedFetch } from './guarded-fetch/guarded-fetch.js';
export { isUpstreamError, UpstreamError } from './guarded-fetch/upstream-error.js';
export { type Session, sessionCookie } from './http/access/session.js';
export { serverOptions } from './http/connection/server-options.js';
export { ApiError, type ApiErrorDetails } from './http/errors/api-error.js';
export {
  type Handler,
  type HandlerContext,
  type HandlerOptions,
  type Implementation,
  implement,
  receivedFile,
  signedIn,
} from './http/implement.js';
export { type JobContext, type JobData, type JobQueue, NoRetryError } from './jobs/job-queue.js';
export type {
  MailContext,
  MailDataByName,
  MailedCustomer,
  MailName,
  MailParts,
  MarketMails,
} from './mail/market-mails.js';
export type { MailContent, MailFact } from './mail/render-mail.js';
export { typedText } from './mail/typed-text.js';
export { PaymentError, type PaymentErrorReason } from './payment-providers/payment-error.js';
export type {
  CreatedPayment,
  NewPayment,
  PaymentProvider,
  WebhookMessage,
  WebhookRequest,
} from './payment-providers/payment-provider.js';
export type {
  StoredPayment,
  VendorPayment,
  VendorState,
} from './payment-providers/payment-vendor.js';
export { StartError } from './runtime/start-error.js';
export { type Api, type ApiParts, createApi } from './server/create-api.js';
export { createServices } from './server/create-services.js';
export { type RunOptions, runServer } from './server/run-server.js';
