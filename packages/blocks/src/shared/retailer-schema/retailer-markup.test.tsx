import { describe, expect, it } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { createBlock } from '../../model/create-block.js';
import { Blocks } from '../../renderer/Blocks.js';
import { resolved, serve } from '../../renderer/page.fixture.js';
import { retailerFields } from './retailer-markup.fixture.js';

/** The block's markup on the server, as a static block. */
async function served(fields: object, template = 'retailer-schema') {
  await components.preloadWhole([template]);
  const blocks = resolved([{ id: 'r', template, version: 1, fields: { ...fields }, groups: [] }]);
  return serve(<Blocks blocks={blocks} />, blocks);
}

const dataIn = (html: string) => {
  const json = /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
};

describe('structured data of a retailer', () => {
  it.each([
    ['retailer-schema', 'AutoDealer'],
    ['retailer-service-schema', 'AutoRepair'],
  ])('%s is the type %s, and leaves out what is blank [B-3-191]', async (template, type) => {
    const html = await served({ name: { en: 'Dubai' }, latitude: 25 }, template);
    expect(dataIn(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': type,
      name: 'Dubai',
    });
    expect(html.replace(/<script.*<\/script>/s, '').replace(/<[^>]*>/g, '')).toBe('');
  });

  it('has no script while nothing is filled, as in a new block [B-3-191]', async () => {
    const definition = definitionOf('retailer-schema');
    const fields = definition ? createBlock(definition).fields : {};
    expect(await served(fields)).not.toContain('<script');
  });

  it('cannot end its script element, and has no unsafe address', async () => {
    const end = '</script><img src=x onerror=alert(1)>';
    const html = await served({
      ...retailerFields,
      name: { en: end },
      contact_info: JSON.stringify([{ type: end, value: end }]),
      offers: JSON.stringify([{ category: end, description: end, url: 'javascript:alert(1)' }]),
    });
    expect(html).not.toContain('<img');
    const data = dataIn(html);
    expect(data.name).toBe(end);
    expect(data.makesOffer).toEqual([{ '@type': 'Offer', category: end, description: end }]);
  });

  it.each(['{"a":', '7', '{"__proto__":{"x":1}}', '[[[[[[]]]]]]', JSON.stringify([null, 7])])(
    'keeps the rest where a list is damaged: %s',
    async (list) => {
      const html = await served({ ...retailerFields, contact_info: list, offers: list });
      const data = dataIn(html);
      expect(data.name).toBe('Dubai showroom');
      expect(data).not.toHaveProperty('makesOffer');
      expect(data).not.toHaveProperty('telephone');
    },
  );
});
