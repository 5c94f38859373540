import { type ClientRequest, get } from 'node:http';

export interface OpenStreams {
  /** Milliseconds from `since` until each stream received this text, or `limit`. */
  received(text: RegExp, since: number, limit: number): Promise<number[]>;
  close(): void;
}

/** Opens event streams of the whole stock, as pages do; resolves once all have begun. */
export async function openStreams(origin: string, count: number): Promise<OpenStreams> {
  const url = `${origin}/services/stock/public_api/listing/all/changes?lang=ar`;
  const texts: { text: string; at: number }[][] = [];
  const requests: ClientRequest[] = [];
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const parts: { text: string; at: number }[] = [];
      texts.push(parts);
      const request = get(url, { agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream has ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (text: string) => {
          parts.push({ text, at: performance.now() });
          if (text.includes('event: begun')) resolve();
        });
        response.on('error', () => {});
      }).on('error', reject);
      requests.push(request);
    });
  for (let opened = 0; opened < count; opened += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - opened) }, open));
  }
  return {
    async received(text, since, limit) {
      const timeOf = (parts: (typeof texts)[number]) =>
        parts.find((part) => part.at >= since && text.test(part.text))?.at;
      while (performance.now() - since < limit && texts.some((parts) => !timeOf(parts))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return texts.map((parts) => (timeOf(parts) ?? since + limit) - since);
    },
    close() {
      for (const request of requests) request.on('error', () => {}).destroy();
    },
  };
}
