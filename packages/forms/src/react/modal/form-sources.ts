import { createContext } from 'react';
import type { FormSource } from './RemoteForm.js';

/** Finds a form by id; provided by the site. Without it forms can only be posted by the browser. */
export const FormSourcesContext = createContext<((formId: string) => FormSource) | undefined>(
  undefined,
);
