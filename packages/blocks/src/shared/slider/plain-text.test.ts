import { expect, it } from 'vitest';
import { plainText } from './plain-text.js';

it('reads as the markup does', () => {
  expect(plainText('A <strong>car</strong> &amp; a road<br>')).toBe('A car & a road');
  expect(plainText('&lt;b&gt; &amp;lt; &quot;x&quot; it&#39;s')).toBe('<b> &lt; "x" it\'s');
  expect(plainText()).toBe('');
});
