import { plausiblePhone, type ReadPhone } from '../engine/phone/written-phone.js';

let loaded: ReadPhone | undefined;
let loading: Promise<void> | undefined;

/** Uses the rules of every country once they are loaded; until then accepts plausible numbers. */
export const readPhone: ReadPhone = (text) => (loaded ?? plausiblePhone)(text);

/**
 * Loads the rules of every country, once. A failed load is retried by the next call; the service
 * checks every number anyway.
 */
export const loadPhoneReader = (): Promise<void> => {
  loading ??= import('../engine/phone/normalise-phone.js').then(
    ({ normalisePhone }) => {
      loaded = (text) => normalisePhone(text);
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};
