import { formDraft } from '@mawkib/api-clients/contracts';
import * as z from 'zod';

/** A form as staff define it, with its id: texts in every language. */
export const formDefinition = formDraft.extend({ id: z.string().min(1).max(64) });
export type FormDefinition = z.output<typeof formDefinition>;
