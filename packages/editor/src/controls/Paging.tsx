import { defineMessages } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useTexts } from '../language/use-language.ts';
import { Button } from './Button.tsx';
import { pagingStyles } from './paging.styles.ts';

const messages = defineMessages('editor.paging', {
  next: { ar: 'التالي', en: 'Next' },
  previous: { ar: 'السابق', en: 'Previous' },
  range: { ar: 'من {from} إلى {to} من أصل {total}', en: '{from}–{to} of {total}' },
});

interface PagingProps {
  page: number;
  items: number;
  total: number;
  onPage(page: number): void;
}

/** Page controls of a list; renders nothing if all rows fit on one page. */
export function Paging({ page, items, total, onPage }: PagingProps) {
  const css = useStyles(pagingStyles);
  const t = useTexts(messages);
  if (total <= items) return null;
  const from = (page - 1) * items + 1;
  const to = Math.min(total, page * items);
  return (
    <div className={css.root}>
      <span className={css.range}>{t('range', { from, to, total })}</span>
      <div>
        <Button kind="plain" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('previous')}
        </Button>
        <Button kind="plain" disabled={to >= total} onClick={() => onPage(page + 1)}>
          {t('next')}
        </Button>
      </div>
    </div>
  );
}
