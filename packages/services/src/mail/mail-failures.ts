/** Error of nodemailer: its code, and the SMTP response code. */
interface SmtpFailure {
  message?: string;
  code?: string;
  responseCode?: number;
}

const described = (error: unknown) => (error ?? {}) as SmtpFailure;

/** Errors caused by the mail itself or its recipient. */
const mailErrors: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/** True if the server rejected the mail permanently: an unknown mailbox, unwanted content. */
export function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = described(error);
  return mailErrors.has(code) && responseCode >= 500 && responseCode < 600;
}

/** Reason of a failure in one line, without the e-mail addresses that servers repeat. */
export function mailFailureReason(error: unknown): string {
  const { message = 'unknown failure' } = described(error);
  return message
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>@:;,"']+@[^\s<>;,"']+/g, '…')
    .slice(0, 300);
}
