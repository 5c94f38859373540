import { describe, expect, it } from 'vitest';
import { DeploymentError, loadDeployment, parseDeployment } from './index.js';

const secret = 's'.repeat(40);
const problemsOf = (environment: Record<string, string>) => {
  const result = parseDeployment(environment, () => secret);
  return result.ok ? [] : result.problems.map(({ name }) => name);
};

describe('parseDeployment', () => {
  it('needs nothing for development', () => {
    expect(parseDeployment({}, () => secret)).toMatchObject({
      ok: true,
      deployment: {
        production: false,
        demo: true,
        host: '127.0.0.1',
        port: 3000,
        databaseUrl: null,
        dataDir: './data',
        publicUrl: 'http://localhost:3000',
        hstsSubdomains: false,
        sessionSecret: secret,
        smtpUrl: null,
        mailFrom: 'no-reply@localhost',
        oidc: null,
        requireLogin: false,
        logLevel: 'info',
        lockMinutes: 15,
        theme: 'land-rover',
        timeZone: 'Asia/Dubai',
        servicesUrl: null,
        serviceUrls: {},
        trustedProxies: [],
        emailVerifierKey: null,
        presets: { 'site.require_login': false, 'maps.api_key': '' },
      },
    });
  });

  it('reads every variable', () => {
    const deployment = loadDeployment({
      NODE_ENV: 'production',
      PORT: '8080',
      PUBLIC_URL: 'https://cars.example/',
      HSTS_SUBDOMAINS: 'true',
      SESSION_SECRET: secret,
      DATABASE_URL: 'postgres://u:p@db/mawkib',
      SMTP_URL: 'smtp://mail.example:25',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'mawkib',
      OIDC_CLIENT_SECRET: 'x',
      REQUIRE_LOGIN: 'true',
      LOCK_MINUTES: '20',
      THEME: 'jaguar',
      SERVICES_URL: 'https://services.example',
      SERVICE_STOCK_URL: 'https://stock.example/',
    });
    expect(deployment).toMatchObject({
      production: true,
      demo: false,
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://cars.example',
      hstsSubdomains: true,
      oidc: { issuer: 'https://id.example', clientId: 'mawkib', clientSecret: 'x' },
      requireLogin: true,
      lockMinutes: 20,
      theme: 'jaguar',
      serviceUrls: { stock: 'https://stock.example' },
    });
  });

  it('names every problem at once, without repeating values', () => {
    const environment = {
      PORT: 'hunter2',
      PUBLIC_URL: 'javascript:alert(1)',
      DATABASE_URL: 'mysql://u:hunter2@db',
      SESSION_SECRET: 'hunter2',
      OIDC_ISSUER: 'https://id.example',
      REQUIRE_LOGIN: 'yes',
      LOG_LEVEL: 'loud',
      LOCK_MINUTES: '0',
      TIME_ZONE: 'Mars/Olympus',
    };
    expect(problemsOf(environment).sort()).toEqual([
      'DATABASE_URL',
      'LOCK_MINUTES',
      'LOG_LEVEL',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'PORT',
      'PUBLIC_URL',
      'REQUIRE_LOGIN',
      'SESSION_SECRET',
      'TIME_ZONE',
    ]);
    expect(() => loadDeployment(environment)).toThrow(DeploymentError);
    try {
      loadDeployment(environment);
    } catch (error) {
      expect((error as Error).message.split('\n')).toHaveLength(10);
      expect((error as Error).message).not.toContain('hunter2');
    }
  });

  it('trusts the proxies that are named, or a number of them, and nobody otherwise', () => {
    const trusted = (TRUSTED_PROXIES: string) => loadDeployment({ TRUSTED_PROXIES }).trustedProxies;
    expect(trusted(' 10.0.0.0/8, 192.0.2.7 ,2001:db8::/32, ::1')).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      '2001:db8::/32',
      '::1',
    ]);
    expect([trusted('2'), trusted('0'), trusted('')]).toEqual([2, 0, []]);
    const odd = [
      'true',
      '*',
      'all',
      '10',
      '-1',
      '10.0.0.0/33',
      '256.1.1.1',
      'proxy.example',
      '1,,2',
    ];
    for (const value of odd) {
      expect(problemsOf({ TRUSTED_PROXIES: value }), value).toEqual(['TRUSTED_PROXIES']);
    }
  });

  it('listens for this machine alone unless an address or HOST says otherwise', () => {
    const hostOf = (environment: Record<string, string>) =>
      loadDeployment({ SESSION_SECRET: secret, ...environment }).host;
    const production = { NODE_ENV: 'production' };
    expect([hostOf({}), hostOf(production)]).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(hostOf({ PUBLIC_URL: 'http://localhost:8080' })).toBe('127.0.0.1');
    expect(hostOf({ PUBLIC_URL: 'https://cars.example' })).toBe('0.0.0.0');
    expect(hostOf({ HOST: '::' })).toBe('::');
    expect(hostOf({ PUBLIC_URL: 'https://cars.example', HOST: '127.0.0.1' })).toBe('127.0.0.1');
  });

  it('requires a session secret in production, whatever the address', () => {
    const production = { NODE_ENV: 'production' };
    expect(problemsOf({ ...production, DEMO: 'true', HOST: '127.0.0.1' })).toEqual([
      'SESSION_SECRET',
    ]);
    const addresses = ['https://cars.example', 'http://127.0.0.1:3000', 'http://localhost:3000'];
    expect(problemsOf(production)).toEqual(['SESSION_SECRET']);
    for (const PUBLIC_URL of addresses) {
      const reached = { ...production, PUBLIC_URL };
      expect(problemsOf(reached)).toEqual(['SESSION_SECRET']);
      expect(problemsOf({ ...reached, SESSION_SECRET: 'short but 16 chars' })).toEqual([
        'SESSION_SECRET',
      ]);
      expect(problemsOf({ ...reached, SESSION_SECRET: secret })).toEqual([]);
    }
  });

  it('loads the demo market by itself in development only', () => {
    const demoOf = (environment: Record<string, string>) =>
      loadDeployment({ SESSION_SECRET: secret, ...environment }).demo;
    expect([demoOf({}), demoOf({ DEMO: 'false' })]).toEqual([true, false]);
    const production = { NODE_ENV: 'production' };
    expect([demoOf(production), demoOf({ ...production, DEMO: 'true' })]).toEqual([false, true]);
    expect(problemsOf({ DEMO: 'perhaps' })).toEqual(['DEMO']);
  });

  it('makes up secrets that differ', () => {
    expect(loadDeployment({}).sessionSecret).not.toBe(loadDeployment({}).sessionSecret);
  });
});
