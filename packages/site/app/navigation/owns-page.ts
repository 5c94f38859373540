/** Another language or the staff's application is another document; services are no pages. */
const otherDocument = /^\/(?:services\/|[a-z]{2}\/(?:cms|admin)(?:\/|$))/;

/** Whether this document can show the page of an address by itself. */
export const ownsPage = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !otherDocument.test(pathname) && pathname.split('/')[1] === document.documentElement.lang;
