import { type Html, trusted } from './html.ts';

/** A page that hands values to the page that opened or embeds it, and closes if it is a window. */
export function tellShop(values: object): Html {
  const json = JSON.stringify(values).replaceAll('<', '\\u003c');
  return trusted(
    `<script>(opener ?? parent).postMessage(${json}, '*');if (opener) close()</script>`,
  );
}
