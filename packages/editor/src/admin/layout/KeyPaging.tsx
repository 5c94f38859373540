import { useStyles } from '@mawkib/ui/styles';
import { useSearchParams } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from './admin.styles.ts';
import { adminMessages } from './admin-messages.ts';

/** Buttons to older rows and back to the newest; renders nothing if all rows are shown. */
export function KeyPaging({ next }: { next: string | number | null }) {
  const css = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const [params, setParams] = useSearchParams();
  const isBack = params.has('before');
  if (next === null && !isBack) return null;
  const go = (before: string | null) =>
    setParams((now) => {
      const after = new URLSearchParams(now);
      if (before === null) after.delete('before');
      else after.set('before', before);
      return after;
    });
  return (
    <div className={css.paging}>
      <Button kind="plain" disabled={!isBack} onClick={() => go(null)}>
        {t('newest')}
      </Button>
      <Button kind="plain" disabled={next === null} onClick={() => go(String(next))}>
        {t('older')}
      </Button>
    </div>
  );
}
