import {
  type StructuredData as Data,
  structuredDataText,
} from '../engine/showroom/structured-data.js';

/** Structured data for search engines; not executed by browsers. */
export function StructuredData({ data }: { data: Data }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any of <, > and &
      dangerouslySetInnerHTML={{ __html: structuredDataText(data) }}
    />
  );
}
