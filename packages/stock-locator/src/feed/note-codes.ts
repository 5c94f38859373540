/** Codes of import notes; `describeNote` has a text for each in both languages. */
export const noteCodes = [
  // The row cannot be read.
  'truncated',
  'too_many_cells',
  'too_many_columns',
  'cell_too_long',
  'row_too_long',
  'too_deep',
  'bad_quotes',
  'not_a_record',
  'bad_json',
  'bad_markup',
  // The vehicle or retailer cannot be used.
  'missing_brand',
  'missing_model',
  'missing_match',
  'missing_dealer_code',
  'missing_name',
  'unusable_id',
  'duplicate',
  'currency_unknown',
  'currency_other',
  // A value was changed.
  'markup',
  'direction',
  'shortened',
  'rounded',
  'too_many_items',
  // A value was left out.
  'encoding',
  'not_text',
  'not_a_number',
  'not_a_date',
  'negative',
  'absurd',
  'unknown_value',
  'unsafe_address',
  'not_an_email',
  'not_a_phone',
  'bad_vin',
  'formula_error',
] as const;

/** One of `noteCodes`. */
export type NoteCode = (typeof noteCodes)[number];

/** Reports a problem with a value, and the replacement if there is one. */
export type ReportNote = (code: NoteCode, replacement?: string) => void;
