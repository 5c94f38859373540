export { metaheads, navEntries, pageChanges, pages, pageVersions, settings } from './content.js';
export { forms, leads } from './forms.js';
export { people, sessions } from './identity.js';
export { markers } from './markers.js';
