const parts = 'meta[name="theme-color"], link[rel="icon"], link[rel="apple-touch-icon"]';

const known = new Map<string, Promise<string>>();

/**
 * Gives the document the colour and icons of another theme, after a navigation in the browser: those
 * of the page's own document, which is requested once per theme. Without a response the former ones
 * stay.
 */
export async function adoptBrandHead(theme: string, address: string): Promise<void> {
  if (!known.has(theme)) known.set(theme, brandHead(address));
  let html: string | undefined;
  try {
    html = await known.get(theme);
  } catch {
    known.delete(theme);
  }
  // The visitor may be elsewhere by now.
  if (!html || document.documentElement.dataset.theme !== theme) return;
  for (const former of document.head.querySelectorAll(parts)) former.remove();
  document.head.insertAdjacentHTML('beforeend', html);
}

async function brandHead(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`Head of ${address}: ${response.status}`);
  // Colour and icons come before the first styles, which the security policy would report.
  const [start = ''] = (await response.text()).split('<style', 1);
  const page = new DOMParser().parseFromString(start, 'text/html');
  return [...page.head.querySelectorAll(parts)].map(({ outerHTML }) => outerHTML).join('');
}
