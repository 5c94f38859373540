/** The cookies of a page: `document.cookie`, given as two functions. */
export interface CookieJar {
  /** `name=value` pairs between `; `, as `document.cookie` answers. */
  read(): string;
  /** Takes one cookie with its attributes, as `document.cookie` does. */
  write(cookie: string): void;
}
