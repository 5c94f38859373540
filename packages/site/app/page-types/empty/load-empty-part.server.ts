import type { PartContext } from '../part-context.ts';

/** A page of which visitors see no block at present: its offers have ended or are under review. */
export interface EmptyPart {
  kind: 'empty';
  /** Nothing of it can fail. */
  isComplete: true;
  offersPath: string;
  stockPath: string;
}

export async function loadEmptyPart({
  site,
  locale,
}: Pick<PartContext, 'site' | 'locale'>): Promise<EmptyPart> {
  const { settings } = await site.market(locale);
  return {
    kind: 'empty',
    isComplete: true,
    offersPath: settings.get('offers.list_path'),
    stockPath: settings.get('stock_locator.list_path'),
  };
}
