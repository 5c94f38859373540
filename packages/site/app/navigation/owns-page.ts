/** Other languages and the staff's applications are separate documents; services are not pages. */
const otherDocument = /^\/(?:services\/|[a-z]{2}\/(?:cms|admin)(?:\/|$))/;

/** True if the router can show the page without a new document. */
export const ownsPage = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !otherDocument.test(pathname) && pathname.split('/')[1] === document.documentElement.lang;
