import { type Html, trusted } from './html.ts';

/** Page that posts values to its opener or parent, and closes itself if it is a popup. */
export function postToShop(values: object): Html {
  const json = JSON.stringify(values).replaceAll('<', '\\u003c');
  return trusted(
    `<script>(opener ?? parent).postMessage(${json}, '*');if (opener) close()</script>`,
  );
}
