import { retailerAttribute } from '@mawkib/ui/markup';

/**
 * Script for the head of every document: marks the root if this tab's visit has a retailer, so that
 * its bar has its room from the first paint. Documents are shared by all visitors, and only the
 * browser knows.
 */
export const retailerMark = (nonce: string): string =>
  `<script nonce="${nonce}">try{sessionStorage.getItem('mawkib_retailer')&&document.documentElement.setAttribute('${retailerAttribute}','')}catch{}</script>`;
