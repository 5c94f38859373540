/** Normalises an order number as typed by a person. */
export const readOrderNumber = (text: string): string =>
  text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
