import { useTexts } from '../../language/use-language.ts';
import { kindNames } from './person-messages.ts';

const known: ReadonlySet<string> = new Set(['leads', 'orders', 'ev_leads', 'ev_orders', 'mails']);

/** Label of a kind of stored data; its name if it has no label. */
export function useKindName(): (kind: string) => string {
  const t = useTexts(kindNames);
  return (kind) =>
    known.has(kind) ? t(kind as Parameters<typeof t>[0]) : kind.replaceAll('_', ' ');
}
