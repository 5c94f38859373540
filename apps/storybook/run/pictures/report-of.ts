import type { Wrong } from './album.ts';

/** HTML page with accepted and new pictures side by side, largest difference first. */
export function reportOf(wrong: readonly Wrong[]): string {
  const sorted = [...wrong].sort((a, b) => (b.share ?? 2) - (a.share ?? 2));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { margin: 32px; font: 15px/1.5 system-ui, sans-serif; color: #1d1d1b; background: #f4f3f0 }
  section { margin-block: 40px; padding-block-start: 16px; border-block-start: 1px solid #0002 }
  h2 { margin: 0; font-size: 17px } p { margin: 4px 0 16px; color: #666 }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 } figcaption { padding-block-end: 6px; font-size: 13px; color: #666 }
  img { inline-size: 100%; background: #fff; outline: 1px solid #0001 }
  code { background: #0000000d; padding: 1px 5px }
</style>
<h1>${wrong.length} ${wrong.length === 1 ? 'story looks' : 'stories look'} otherwise than accepted</h1>
<p>What is right as it is now: <code>pnpm stories --accept</code>.</p>
${sorted.map(section).join('\n')}
</html>
`;
}

function section({ id, seenIn, share }: Wrong): string {
  const kinds = share === null ? ['now.webp'] : ['before.webp', 'now.webp', 'marked.png'];
  const captions: Record<string, string> = {
    'before.webp': 'Accepted',
    'now.webp': 'Now',
    'marked.png': 'What differs',
  };
  const figures = kinds.map(
    (kind) =>
      `<figure><figcaption>${captions[kind]}</figcaption><img src="${id}.${kind}" alt="" loading="lazy"></figure>`,
  );
  const much = share === null ? 'new' : `${(share * 100).toFixed(1)} % differ`;
  return `<section id="${id}"><h2>${id}</h2><p>${seenIn}, ${much}</p><div>${figures.join('')}</div></section>`;
}
