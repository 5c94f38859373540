import { plausiblePhone, type ReadPhone } from '../engine/phone/written-phone.js';

let loaded: ReadPhone | undefined;
let loading: Promise<void> | undefined;

/** The rules of every country once they are loaded; until then whatever may be a number passes. */
export const readPhone: ReadPhone = (text) => (loaded ?? plausiblePhone)(text);

/**
 * Loads the rules of every country, once. Without a network the next call tries again; the service
 * checks every number.
 */
export const loadPhoneReader = (): Promise<void> => {
  loading ??= import('../engine/phone/phone.js').then(
    ({ normalisePhone }) => {
      loaded = (text) => normalisePhone(text);
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};
