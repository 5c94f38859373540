import type { BrowserContext } from '@playwright/test';

/**
 * Everything a page complained about: console errors and warnings (a hydration that does not match
 * is one), uncaught errors. A document's own 4xx is no complaint, nor is a request that a test takes the
 * connection away from.
 */
export function listenTo(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const rejected = new Set<string>();
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) rejected.add(response.url());
  });
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    if (
      message.text().startsWith('Failed to load resource') &&
      rejected.has(message.location().url)
    )
      return;
    complaints.push(`${message.type()} on ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`);
  });
  return complaints;
}
