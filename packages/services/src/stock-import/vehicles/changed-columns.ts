import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { VehicleRecord } from '../vehicle-record.js';

type Texts = Vehicle['texts'];

/** Columns of a stored vehicle that an edit changes; texts are compared by language. */
export function changedColumns(
  before: VehicleRecord,
  after: VehicleRecord,
  stored: Vehicle,
): Partial<Vehicle> {
  const changed: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(after)) {
    if (column.endsWith('_at') || column === 'texts') continue;
    const known = before[column as keyof VehicleRecord];
    if (JSON.stringify(known) !== JSON.stringify(value)) changed[column] = value;
  }
  const texts = changedTexts(before.texts as Texts, after.texts as Texts, stored.texts);
  return { ...changed, ...(texts && { texts }) };
}

function changedTexts(before: Texts, after: Texts, stored: Texts): Texts | undefined {
  let isChanged = false;
  const texts: Texts = { ...stored };
  for (const [locale, now] of Object.entries(after)) {
    for (const [name, value] of Object.entries(now ?? {})) {
      const known = before[locale]?.[name as keyof Texts['ar']];
      if (JSON.stringify(known) === JSON.stringify(value)) continue;
      isChanged = true;
      texts[locale] = { ...(texts[locale] ?? textsIn(stored, locale)), [name]: value };
    }
  }
  return isChanged ? texts : undefined;
}
