import type { Deployment } from './deployment.js';

/**
 * `Strict-Transport-Security` for a year, where visitors come by https. Subdomains are included where the
 * deployment says so: a market may have others that speak http.
 */
export function transportSecurity({
  publicUrl,
  hstsSubdomains,
}: Pick<Deployment, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return {};
  const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
  return { 'strict-transport-security': `max-age=31536000${subdomains}` };
}
