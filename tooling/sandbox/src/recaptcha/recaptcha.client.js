// What Google's `api.js?render=KEY` gives a page, as far as version 3 goes.
const siteKey = new URL(document.currentScript.src).searchParams.get('render');

window.grecaptcha = {
  ready: (run) => setTimeout(run, 0),
  execute: async (key, { action = '' } = {}) => {
    if (key !== siteKey) throw new Error(`Invalid site key or not loaded in api.js: ${key}`);
    const random = crypto.getRandomValues(new Uint8Array(12));
    const id = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `human.${action}.${id}`;
  },
};
