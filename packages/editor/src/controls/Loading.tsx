import { useStyles } from '@mawkib/ui/styles';
import { useTexts } from '../language/use-language.ts';
import { controlMessages } from './control-messages.ts';
import { controlStyles } from './controls.styles.ts';

export function Loading() {
  const css = useStyles(controlStyles);
  const t = useTexts(controlMessages);
  return (
    <div className={css.wait} role="status">
      {t('loading')}
    </div>
  );
}
