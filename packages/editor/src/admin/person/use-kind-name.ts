import { useTexts } from '../../language/use-language.ts';
import { kindNames } from './person-messages.ts';

const known: ReadonlySet<string> = new Set(['leads', 'orders', 'ev_leads', 'ev_orders', 'mails']);

/** What a kind of holding is called, or its own name where there is no word for it. */
export function useKindName(): (kind: string) => string {
  const t = useTexts(kindNames);
  return (kind) =>
    known.has(kind) ? t(kind as Parameters<typeof t>[0]) : kind.replaceAll('_', ' ');
}
