import { createSettings, siteSettings } from '@mawkib/core/settings';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../server/security-headers.ts';
import { policySources } from './policy-sources.server.ts';

/** Directives of a page's header that name a host, for settings of the market. */
function directivesWith(host: string, values: Record<string, string>, hosts: string[] = []) {
  const rows = Object.entries(values).map(([key, value]) => ({ id: key, key, value }));
  const placedNavigation =
    hosts.length > 0 ? { html: '', css: [], js: [], hosts, requires_consent: false } : null;
  const settings = createSettings(siteSettings, rows as never, console);
  const sources = policySources({ settings, placedNavigation } as never);
  return contentSecurityPolicy('n', [sources])
    .split('; ')
    .filter((directive) => directive.split(' ').includes(host))
    .map((directive) => directive.split(' ')[0]);
}

const all = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src'];

describe('hosts of the policy by purpose', () => {
  it.each([
    [
      'tiles of maps',
      'https://t.example',
      { 'maps.tiles_url': 'https://t.example/{z}' },
      ['img-src'],
    ],
    [
      'the captcha',
      'https://c.example',
      { 'captcha.site_key': 'k', 'captcha.script_url': 'https://c.example/api.js' },
      ['script-src', 'connect-src', 'frame-src'],
    ],
    [
      'the tag manager',
      'https://www.googletagmanager.com',
      { 'analytics.tag_manager_id': 'GTM-1' },
      ['script-src', 'img-src', 'connect-src', 'frame-src'],
    ],
    [
      'analytics',
      'https://*.google-analytics.com',
      { 'analytics.tag_manager_id': 'GTM-1' },
      ['img-src', 'connect-src'],
    ],
    [
      'the maps script',
      'https://m.example',
      { 'maps.api_key': 'k', 'maps.script_url': 'https://m.example/api/js' },
      ['script-src', 'img-src', 'connect-src'],
    ],
    [
      "fonts of the vendor's maps",
      'https://fonts.gstatic.com',
      { 'maps.api_key': 'k' },
      ['font-src'],
    ],
    ["images of the vendor's maps", 'https://*.ggpht.com', { 'maps.api_key': 'k' }, ['img-src']],
    ['the maps script without a key', 'https://maps.googleapis.com', {}, []],
    [
      'the script of error reports',
      'https://cdn.raygun.io',
      { 'performance.raygun_api_key': 'k' },
      ['script-src'],
    ],
    [
      'error reports',
      'https://api.raygun.io',
      { 'performance.raygun_api_key': 'k' },
      ['connect-src'],
    ],
    ['error reports without a key', 'https://api.raygun.io', {}, []],
    [
      'hosts that staff allow',
      'https://a.example',
      { 'security.allowed_hosts': 'https://a.example' },
      [...all, 'frame-src'],
    ],
  ])('%s', (_, host, values, directives) => {
    expect(directivesWith(host, values)).toEqual(directives);
  });

  it('the navigation service, which loads files but no frames', () => {
    expect(directivesWith('https://nav.example', {}, ['https://nav.example'])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
    ]);
  });

  it('no host without a setting, nor for tiles of this origin', () => {
    const sources = policySources({
      settings: createSettings(
        siteSettings,
        [{ id: '1', key: 'maps.tiles_url', value: '/tiles/{z}/{x}/{y}.png' }] as never,
        console,
      ),
      placedNavigation: null,
    } as never);
    expect(sources).toEqual({});
  });
});
