import { describe, expect, it } from 'vitest';
import { testService, transports } from '../testing/service.fixture.js';
import { loadNavigation } from './navigation.js';

const service = testService();

describe.each(transports)('the navigation over %s', (_, create) => {
  const load = (links: object) => {
    service.response = ({ line }) =>
      line.endsWith('.json') ? { body: links } : { text: '<nav>{retailer_name}</nav>' };
    const call = create({ bases: { navigation: service.origin } });
    return loadNavigation(call, { base: service.origin, options: 'ar-land-rover' });
  };

  it('asks which navigation there is, then for its markup', async () => {
    const found = await load({
      html: '/naas/nav.html',
      css: 'naas/a.css',
      js: ['https://cdn.example/a.js', 'javascript:alert(1)', ''],
    });
    expect(service.seen.map(({ line }) => line)).toEqual([
      'GET /naas/nav.ar-land-rover.json',
      'GET /naas/nav.html',
    ]);
    expect(found).toEqual({
      html: '<nav>{retailer_name}</nav>',
      css: [`${service.origin}/naas/a.css`],
      js: ['https://cdn.example/a.js'],
    });
  });

  it('has no markup where the link leads nowhere', async () => {
    expect(await load({ html: 'data:text/html,x' })).toEqual({ html: '', css: [], js: [] });
  });

  it('takes no options that would lead elsewhere', async () => {
    const call = create({ bases: { navigation: service.origin } });
    const request = { base: service.origin, options: '../x' };
    await expect(loadNavigation(call, request)).rejects.toMatchObject({
      kind: 'contract',
    });
  });
});
