import { expect, it } from 'vitest';
import { loadDeployment, transportSecurity } from './index.js';

const headerOf = (environment: Record<string, string>) =>
  transportSecurity(loadDeployment(environment))['strict-transport-security'];

it('asks for https for a year where visitors come by https, for subdomains where the market says so', () => {
  const PUBLIC_URL = 'https://cars.example';
  expect(headerOf({ PUBLIC_URL })).toBe('max-age=31536000');
  expect(headerOf({ PUBLIC_URL, HSTS_SUBDOMAINS: 'true' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(headerOf({ HSTS_SUBDOMAINS: 'true' })).toBeUndefined();
});
