/** Path of an order without the locale. */
export const evPath = (id: string): string => `/ev-order/${encodeURIComponent(id)}`;
