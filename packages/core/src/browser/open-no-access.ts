/**
 * Opens the page `/no-access` in the language of a window's page, as a new document: for a 403 from
 * a service. Site document, section 8.
 */
export function openNoAccess(page: Window): void {
  const { documentElement } = page.document;
  page.location.assign(`/${documentElement.lang}/no-access`);
}
