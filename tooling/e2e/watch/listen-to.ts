import type { BrowserContext } from '@playwright/test';

/**
 * Records everything a page logs: console errors and warnings (such as hydration mismatches) and
 * uncaught errors. Ignored are a document's own 4xx, that of a form which the site's application
 * posts or of a page that is not published, cards that a payment vendor declines (402), requests
 * that a test interrupts, and messages of the graphics driver when the screen is recorded over WebGL.
 */
export function listenTo(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const rejected = new Set<string>();
  context.on('response', (response) => {
    const request = response.request();
    const isPost =
      request.method() === 'POST' && /(?:\.data|\/publish)$/.test(new URL(request.url()).pathname);
    const isRejected = response.status() >= 400 && response.status() < 500;
    if (request.isNavigationRequest() || (isPost && isRejected))
      rejected.add(withoutHash(response.url()));
  });
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    if (message.text().includes('status of 402')) return;
    if (message.text().includes('GL Driver Message')) return;
    if (
      message.text().startsWith('Failed to load resource') &&
      rejected.has(withoutHash(message.location().url))
    )
      return;
    complaints.push(`${message.type()} on ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`);
  });
  return complaints;
}

/** A message names the page's whole URL, a response its URL without the hash. */
const withoutHash = (url: string) => url.replace(/#.*$/, '');
