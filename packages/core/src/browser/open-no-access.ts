/**
 * Opens the page `/no-access` in the page's language, as a new document: for a 403 from a service.
 * Site document, section 8.
 */
export const openNoAccess = (): void =>
  location.assign(`/${document.documentElement.lang}/no-access`);
