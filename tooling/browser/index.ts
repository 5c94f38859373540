export { type Browser, findBrowser } from './find-browser.ts';
export { launchArgs } from './launch-args.ts';
