export {
  type Deployment,
  DeploymentError,
  type DeploymentResult,
  type LogLevel,
  loadDeployment,
  type OidcDeployment,
  parseDeployment,
} from './deployment.js';
export type { DeploymentProblem, Environment } from './environment.js';
export { type Presets, presetSettings } from './presets.js';
export { type ServiceName, services } from './services.js';
export { transportSecurity } from './transport-security.js';
