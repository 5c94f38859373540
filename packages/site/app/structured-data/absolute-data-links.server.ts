const script = /(<script[^>]*type="application\/ld\+json"[^>]*>)([\s\S]*?)(<\/script>)/g;
/** A link in a text of HTML, and a property with a URL. */
const inHtml = /\b(href|src)=(\\"|')\/(?!\/)/g;
const asValue = /"(@id|url|item|image|logo|contentUrl|thumbnailUrl|urlTemplate)":"\/(?!\/)/g;

/**
 * Makes the site's own links in the structured data of a document absolute: those that read it, such
 * as answers of a search engine, are not at the page's address. Blocks do not know the origin.
 */
export const absoluteDataLinks = (html: string, publicUrl: string): string =>
  html.replace(script, (_, start: string, data: string, end: string) => {
    const absolute = data
      .replace(inHtml, (_link, name: string, quote: string) => `${name}=${quote}${publicUrl}/`)
      .replace(asValue, (_value, name: string) => `"${name}":"${publicUrl}/`);
    return `${start}${absolute}${end}`;
  });
