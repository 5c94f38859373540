import type { StructuredData } from '@mawkib/stock-locator/engine';

type Value = string | number | null | undefined | StructuredData;

/** A schema.org node without its missing values. */
export const schemaNode = (
  type: string,
  values: Readonly<Record<string, Value>>,
): StructuredData => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ),
});

/** A node as a JSON-LD script. */
export const schemaRoot = (
  type: string,
  values: Readonly<Record<string, Value>>,
): StructuredData => ({ '@context': 'https://schema.org', ...schemaNode(type, values) });
