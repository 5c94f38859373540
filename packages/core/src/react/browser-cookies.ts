import type { CookieJar } from '../cookies/cookie-jar.js';

/** A `CookieJar` for the page's cookies. */
export const browserCookies: CookieJar = {
  read: () => document.cookie,
  write(cookie) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie;
  },
};
