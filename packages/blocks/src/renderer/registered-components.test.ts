import { expect, it } from 'vitest';
import { templates } from '../definitions/index.js';
import { isKnownBlock } from './block-chunks.js';
import { chunks } from './chunks.generated.js';

it.each(templates().map(({ attributes }) => attributes.template))(
  'the template %s resolves to a registered component [B-3-11]',
  async (template) => {
    expect(isKnownBlock(template)).toBe(true);
    const component = await chunks[template]?.();
    expect(['function', 'object']).toContain(typeof component);
  },
);
