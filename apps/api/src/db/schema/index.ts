export { consentReceipts, consentTexts } from './consent.js';
export { metaheads, navEntries, pageChanges, pages, pageVersions, settings } from './content.js';
export { forms, leads } from './forms.js';
export { people, sessions } from './identity.js';
export { mailOutbox } from './mail.js';
export { markers } from './markers.js';
export { orderLocks, orders } from './purchase.js';
export { dealers, vehicles } from './stock.js';
