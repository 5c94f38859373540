export {
  createVerificationClient,
  type EmailVerdict,
  type EmailVerifier,
  type VerificationClient,
  type VerificationClientOptions,
} from './clients/create-verification-client.js';
