/** The page's cookies: `document.cookie` as two functions. */
export interface CookieJar {
  /** `name=value` pairs separated by `; `, as in `document.cookie`. */
  read(): string;
  /** Writes one cookie with its attributes, as `document.cookie` does. */
  write(cookie: string): void;
}
