import type { listForms, ParsedOf } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';
import { and, asc, count, desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { forms } from '../../db/schema/forms.js';
import { presentForm } from './present-form.js';

type Query = ParsedOf<typeof listForms>['query'];

/** One page of a market's forms. Every search word has to occur in the id, the name or a title. */
export async function findForms(db: Database, { items, page, search = '', sort }: Query) {
  const words = foldArabic(search).split(' ').filter(Boolean);
  const wanted = and(...words.map((word) => sql`strpos(${forms.search_text}, ${word}) > 0`));
  const order = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('name') ? forms.name : forms.updated_at;
  const [total] = await db.select({ of: count() }).from(forms).where(wanted);
  const found = await db
    .select()
    .from(forms)
    .where(wanted)
    .orderBy(order(column), order(forms.id))
    .limit(items)
    .offset((page - 1) * items);
  return { data: found.map(presentForm), meta: { page, items, total: total?.of ?? 0 } };
}
