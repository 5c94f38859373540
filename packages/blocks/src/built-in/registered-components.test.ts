import { expect, it } from 'vitest';
import { catalogue } from '../definitions/catalogue.fixture.js';
import { builtInComponents } from './built-in-components.generated.js';
import { components } from './components.fixture.js';

it.each(catalogue.templates().map(({ attributes }) => attributes.template))(
  'the template %s resolves to a registered component [B-3-11]',
  async (template) => {
    expect(components.has(template)).toBe(true);
    const component = await builtInComponents[template]?.();
    expect(['function', 'object']).toContain(typeof component);
  },
);
