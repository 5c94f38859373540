interface Connection {
  saveData?: boolean;
}

/** True if the visitor asked the browser to use less data. */
export const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;
