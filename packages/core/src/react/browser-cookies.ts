import type { CookieJar } from '../cookies/cookie-jar.js';

/** The cookies of the browser's page, for what is handed a `CookieJar`. */
export const browserCookies: CookieJar = {
  read: () => document.cookie,
  write(cookie) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie;
  },
};
