import PostalMime from 'postal-mime';

/** A received mail. */
export interface Mail {
  id: string;
  at: number;
  /** Sender and recipients of the envelope, including hidden recipients. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
  /** The unchanged message. */
  raw: string;
}

/** Parses a message; unreadable parts are only in `raw`. */
export async function readMail(
  raw: Buffer,
  envelope: { id: string; at: number; from: string; to: string[] },
): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  return {
    ...envelope,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers: parsed.headers.map(({ key, value }) => ({ key, value })),
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
    raw: raw.toString('utf8'),
  };
}
