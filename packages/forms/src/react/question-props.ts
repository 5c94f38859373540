import type { FieldError, FormField } from '../engine/index.js';

export interface QuestionProps {
  field: FormField;
  /** Id of the control; its parts hang on to it. */
  id: string;
  value?: string | readonly string[] | undefined;
  error?: FieldError | undefined;
}

/** Ids of what explains the control: its help, and what is wrong with it. */
export const describedBy = ({ field, id, error }: QuestionProps): string | undefined =>
  [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
