import { isRecord, textIn } from '../reading/fields.js';

/**
 * Overrides of a market's 404 page; a missing field keeps its default. Site document, section 2.
 */
export interface NotFoundContent {
  readonly heading?: string;
  readonly image_id?: string;
  readonly paragraph?: string;
  readonly button_label?: string;
}

export const readNotFoundContent = (value: unknown): NotFoundContent | undefined =>
  isRecord(value)
    ? {
        heading: textIn(value, 'heading'),
        image_id: textIn(value, 'image_id'),
        paragraph: textIn(value, 'paragraph'),
        button_label: textIn(value, 'button_label'),
      }
    : undefined;
