import type { Deployment } from './deployment.js';

/**
 * `Strict-Transport-Security` for a year, if visitors use https. Includes subdomains only if the
 * deployment says so, since a market may have subdomains on http.
 */
export function transportSecurity({
  publicUrl,
  hstsSubdomains,
}: Pick<Deployment, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return {};
  const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
  return { 'strict-transport-security': `max-age=31536000${subdomains}` };
}
