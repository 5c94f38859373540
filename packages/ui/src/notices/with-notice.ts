/** A short message about something that happened, shown above any page. */
export interface NoticeContent {
  /** A notice replaces the shown one with the same id. */
  readonly id: string;
  readonly text: string;
  /** `assertive` interrupts a screen reader and stays until it is closed. Default: `polite`. */
  readonly urgency?: 'polite' | 'assertive';
  /** Stays until it is closed or withdrawn. Default: true for assertive notices. */
  readonly isLasting?: boolean;
  /** One way on: a link of this site, or a function. The notice closes. */
  readonly action?: { readonly label: string; readonly href: string } | NoticeButton;
}

interface NoticeButton {
  readonly label: string;
  readonly onPress: () => void;
}

/** Notices shown at once. */
export const maxNotices = 3;

export const isLasting = ({ urgency, isLasting }: NoticeContent): boolean =>
  isLasting ?? urgency === 'assertive';

/** The list with a notice added. Above the max the oldest that does not last is removed first. */
export function withNotice(
  list: readonly NoticeContent[],
  notice: NoticeContent,
): readonly NoticeContent[] {
  const next = [...list.filter(({ id }) => id !== notice.id), notice];
  if (next.length <= maxNotices) return next;
  const brief = next.findIndex((each) => !isLasting(each));
  return next.toSpliced(Math.max(0, brief), 1);
}
