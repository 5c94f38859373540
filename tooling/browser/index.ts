export { type Browser, findBrowser } from '#find-browser';
export { launchArgs } from '#launch-args';
