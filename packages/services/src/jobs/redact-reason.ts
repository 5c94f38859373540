const max = 500;

/** Ids stay; anything that may be a person's address or number does not. */
const pattern =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[^\s<>"'(),;:]+@[^\s<>"'(),;]+|\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/giu;

const uuid = /^[\da-f]{8}-/i;

/**
 * The message of a failure for storage: its first line, max 500 characters, without e-mail
 * addresses and numbers as long as a phone number. Times and ids stay.
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
