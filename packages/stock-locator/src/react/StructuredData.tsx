import {
  type StructuredData as Data,
  structuredDataText,
} from '../engine/showroom/structured-data.js';

/** What search engines read of a page: data alone, which no browser runs. */
export function StructuredData({ data }: { data: Data }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any of <, > and &
      dangerouslySetInnerHTML={{ __html: structuredDataText(data) }}
    />
  );
}
