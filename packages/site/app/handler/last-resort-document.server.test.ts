import { describe, expect, it } from 'vitest';
import { isUnrendered, lastResortDocument } from './last-resort-document.server.ts';

const request = (path: string) => new Request(`https://market.example${path}`);
const response = (status: number, type: string) =>
  new Response('Unexpected Server Error', { status, headers: { 'content-type': type } });

describe('isUnrendered', () => {
  it('knows the document that could not be rendered, and nothing else', () => {
    expect(isUnrendered(request('/ar/'), response(500, 'text/plain'))).toBe(true);
    expect(isUnrendered(request('/ar/_.data'), response(500, 'text/plain'))).toBe(false);
    expect(isUnrendered(request('/ar/'), response(404, 'text/plain'))).toBe(false);
    expect(isUnrendered(request('/ar/'), response(500, 'text/html'))).toBe(false);
  });
});

describe('lastResortDocument', () => {
  it('says so, with a way home, on the server too [S-8-03]', () => {
    expect(lastResortDocument()).toContain('An error occurred while showing the error page');
    expect(lastResortDocument()).toContain('<a href="/ar/">');
  });
});
