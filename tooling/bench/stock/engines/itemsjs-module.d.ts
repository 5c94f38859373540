/** The package's declarations are not at the path of its exports. */
declare module 'itemsjs' {
  interface Found {
    data: {
      items: { id: string }[];
      aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>;
    };
    pagination: { total: number };
  }
  export default function itemsjs(
    items: readonly object[],
    configuration: object,
  ): { search(question: object): Found };
}
