import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { browserSettingKeys, browserSettings, createSettings } from '../settings/index.js';
import { type DeploymentError, loadDeployment, presetSettings } from './index.js';

const full = {
  REQUIRE_LOGIN: 'true',
  TIME_ZONE: 'Asia/Kuwait',
  SERVICE_STOCK_URL: 'https://stock.example/',
  SERVICE_CONTENT_URL: 'https://content.example',
  SERVICE_FORMS_URL: 'https://forms.example',
  SERVICE_EV_URL: 'https://ev.example',
  SERVICE_MEDIA_URL: 'https://media.example',
  SERVICE_NAVIGATION_URL: 'https://nav.example',
  ADMIN_API_URL: 'https://admin.example',
  NAVIGATION_OPTIONS: 'ae.ar',
  POSTCODE_DEALERS_URL: 'https://dealers.example/by-postcode',
  FALLBACK_DEALERS_URL: 'https://dealers.example/all',
  EMAIL_VERIFIER_URL: 'https://verifier.example',
  EMAIL_VERIFIER_API_KEY: 'verifier-secret',
  EXTERNAL_STOCK_LIST_URL: 'https://lists.example',
  COMPANY_CONFIG: 'jlr-ae',
  PUBLICATION_LISTS: '["a","b"]',
  MAPS_API_KEY: 'maps-key',
  MAPS_REGION: 'AE',
  MAPS_LANGUAGE: 'ar',
};
const settingsOf = (environment: Record<string, string>, fetched: Record<string, string> = {}) =>
  createSettings(
    presetSettings(loadDeployment(environment).presets),
    Object.entries(fetched).map(([key, value]) => ({ key, value })),
    silentLogger,
  );

describe('settings that a deployment presets', () => {
  it('have a typed value for every address and key of a third party [S-1-12]', () => {
    expect(loadDeployment(full).presets).toMatchObject({
      'site.require_login': true,
      'site.time_zone': 'Asia/Kuwait',
      'api.root_url': 'https://stock.example',
      'content.api_url': 'https://content.example',
      'admin.api_url': 'https://admin.example',
      'forms.api_url': 'https://forms.example',
      'navigation.service_origin': 'https://nav.example',
      'navigation.service_options': 'ae.ar',
      'ev.api_url': 'https://ev.example',
      'media.api_url': 'https://media.example',
      'dynamic_content.external_stock_list_url': 'https://lists.example',
      'dealers.postcode_url': 'https://dealers.example/by-postcode',
      'dealers.fallback_url': 'https://dealers.example/all',
      'email_verifier.url': 'https://verifier.example',
      'maps.api_key': 'maps-key',
      'maps.region': 'AE',
      'maps.language': 'ar',
      'stock_locator.company_config': 'jlr-ae',
      'stock_locator.publication_lists': ['a', 'b'],
    });
    expect(loadDeployment(full).emailVerifierKey).toBe('verifier-secret');
  });

  it('are overridden by what is fetched, and stand in for what is not [S-1-12]', () => {
    const settings = settingsOf(full, {
      'maps.region': 'KW',
      'site.require_login': 'false',
      'stock_locator.publication_lists': 'c, d',
      'ev.api_url': 'javascript:alert(1)',
    });
    expect(settings.get('maps.region')).toBe('KW');
    expect(settings.get('site.require_login')).toBe(false);
    expect(settings.get('stock_locator.publication_lists')).toEqual(['c', 'd']);
    expect(settings.get('ev.api_url')).toBe('https://ev.example');
    expect(settings.get('maps.language')).toBe('ar');
    expect(settings.get('meta.title_divider')).toBe('|');
  });

  it('name what is missing or wrong before anything starts [S-1-12]', () => {
    const problems = (environment: Record<string, string>) => {
      try {
        loadDeployment(environment);
        return [];
      } catch (error) {
        return (error as DeploymentError).problems.map(({ name, message }) => `${name} ${message}`);
      }
    };
    expect(problems({ EMAIL_VERIFIER_URL: 'https://verifier.example' })).toEqual([
      'EMAIL_VERIFIER_API_KEY is required with EMAIL_VERIFIER_URL',
    ]);
    const reached = { NODE_ENV: 'production', PUBLIC_URL: 'https://cars.example' };
    expect(problems(reached)[0]).toContain('SESSION_SECRET is required');
    const address = 'must be an address that begins with https:// or http://, without credentials';
    expect(
      problems({
        POSTCODE_DEALERS_URL: 'ftp://x',
        EXTERNAL_STOCK_LIST_URL: 'https://u:p@x.example',
        PUBLICATION_LISTS: '[',
      }),
    ).toEqual([
      `POSTCODE_DEALERS_URL ${address}`,
      `EXTERNAL_STOCK_LIST_URL ${address}`,
      'PUBLICATION_LISTS must be a JSON list or names between commas',
    ]);
  });
});

describe('browserSettings', () => {
  it('holds nothing but what is safe in a page', () => {
    const known = browserSettings(settingsOf(full));
    expect(Object.keys(known)).toEqual([...browserSettingKeys]);
    expect(known['maps.api_key']).toBe('maps-key');
    expect(JSON.stringify(known)).not.toMatch(/\.example|secret|jlr-ae/);
  });
});

describe('a fetched value', () => {
  it('may be said per language', () => {
    const rows = [
      { key: 'footer.html', value: 'both' },
      { key: 'footer.html.en', value: 'English' },
      { key: 'search.popup.enabled.ar', value: 'true' },
    ];
    const of = (locale?: 'ar' | 'en') =>
      createSettings(presetSettings({}), rows, silentLogger, locale && { locale });
    expect([of(), of('ar'), of('en')].map((settings) => settings.get('footer.html'))).toEqual([
      'both',
      'both',
      'English',
    ]);
    expect([of(), of('ar'), of('en')].map((s) => s.flag('search.popup.enabled'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('that is too long is logged by its key and ignored', () => {
    const warn = vi.fn();
    const rows = [{ key: 'footer.html', value: 'x'.repeat(200_001) }];
    const settings = createSettings(presetSettings({}), rows, { ...silentLogger, warn });
    expect(settings.get('footer.html')).toBe('');
    expect(warn.mock.calls.map(([line]) => line)).toEqual(['Too long a value in footer.html']);
  });
});
