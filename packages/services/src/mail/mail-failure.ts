/** What nodemailer says of a failure: its own code, and the server's. */
interface SmtpFailure {
  message?: string;
  code?: string;
  responseCode?: number;
}

const described = (error: unknown) => (error ?? {}) as SmtpFailure;

/** Codes of failures that the mail itself or its receiver is the reason of. */
const ownFailures: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Whether the server said that it will never take this mail: an unknown mailbox, an unwanted text. */
export function isRejectedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = described(error);
  return ownFailures.has(code) && responseCode >= 500 && responseCode < 600;
}

/** Why a mail was not sent, in one line, without the address that servers like to repeat. */
export function reasonOf(error: unknown): string {
  const { message = 'unknown failure' } = described(error);
  return message
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>@:;,"']+@[^\s<>;,"']+/g, '…')
    .slice(0, 300);
}
