import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScrollRegion } from './ScrollRegion.js';

it('is a landmark with a name that the keyboard reaches', () => {
  const html = renderToStaticMarkup(
    <ScrollRegion label="Prices" id="prices" className="own">
      <table />
    </ScrollRegion>,
  );
  expect(html).toMatch(/^<section [^>]*id="prices"/);
  expect(html).toContain('aria-label="Prices"');
  expect(html).toContain('tabindex="0"');
  expect(html).toMatch(/class="[^"]*\bown\b/);
});
