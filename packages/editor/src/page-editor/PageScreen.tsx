import { getPage } from '@mawkib/api-clients/contracts';
import { useSheet } from '@mawkib/ui/styles';
import { Link, useParams } from 'react-router';
import { failureText } from '../api/failure-text.ts';
import { useAnswer } from '../api/use-answer.ts';
import { controlStyles } from '../controls/controls.styles.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Waiting } from '../controls/Waiting.tsx';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { Screen } from '../shell/Screen.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageMessages } from './page-messages.ts';

/** Loads a page's draft and opens it. */
export function PageScreen() {
  const css = useSheet(controlStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const { id = '' } = useParams();
  const { answer, retry } = useAnswer(getPage, { params: { id } });
  const opened = answer.state === 'ready' && answer.value.data.id === id;
  if (opened) return <PageEditor key={id} opened={answer.value.data} />;
  if (answer.state !== 'failed') return <Waiting />;
  if (answer.error?.status !== 404) {
    return <LoadFailed text={failureText(answer.error, locale)} onRetry={retry} />;
  }
  return (
    <Screen title={t('back')}>
      <div className={css.wait}>
        <p>{t('unknown')}</p>
        <Link to={`/${locale}/cms`}>{t('back')}</Link>
      </div>
    </Screen>
  );
}
