const max = 500;

/** Ids stand as they are; what may be an address or a number of a person does not. */
const pattern =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[^\s<>"'(),;:]+@[^\s<>"'(),;]+|\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/giu;

const uuid = /^[\da-f]{8}-/i;

/**
 * A failure's message as it is kept and shown: its first line, at most 500 characters, without
 * e-mail addresses and without numbers as long as a telephone's. Times and ids stay.
 */
export const redactReason = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .slice(0, max * 4)
    .replace(pattern, (found) => {
      if (uuid.test(found) && found.length === 36) return found;
      if (/^\d{4}-\d\d-\d\d$/.test(found)) return found;
      return found.includes('@') ? '[address]' : '[number]';
    })
    .slice(0, max);
