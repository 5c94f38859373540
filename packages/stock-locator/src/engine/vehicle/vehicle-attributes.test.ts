import { expect, it } from 'vitest';
import { shortVin } from './vehicle-attributes.js';

it('shows the last 3 characters of a VIN [B-9-33]', () => {
  expect(['SALEA7BU9K', 'ABC', 'AB', ''].map(shortVin)).toEqual(['U9K', 'ABC', 'AB', '']);
});
