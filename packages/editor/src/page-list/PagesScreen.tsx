import { listPages } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useQuery } from '../api/use-answer.ts';
import { Button } from '../controls/Button.tsx';
import { controlStyles } from '../controls/controls.styles.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Paging } from '../controls/Paging.tsx';
import { Loading } from '../controls/Waiting.tsx';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { settingsMessages } from '../page-editor/settings/settings-messages.ts';
import { Screen } from '../shell/Screen.tsx';
import { screenStyles } from '../shell/screen.styles.ts';
import { PagesTable } from './PagesTable.tsx';
import { pagesMessages } from './pages-messages.ts';

const NewPageDialog = lazy(async () => ({
  default: (await import('./NewPageDialog.tsx')).NewPageDialog,
}));

const perPage = 50;

export function PagesScreen() {
  const css = useStyles(screenStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(pagesMessages);
  const { locale } = useLanguage();
  const words = useTexts(settingsMessages);
  const [isMaking, setMaking] = useState(false);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const query = { page, items: perPage, ...(wanted && { search: wanted }) };
  const { response, retry } = useQuery(listPages, { query });
  const { value } = response;
  return (
    <Screen title={t('title')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <search className={css.search}>
          <input
            type="search"
            className={control.input}
            aria-label={t('search')}
            placeholder={t('search_hint')}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        </search>
        <Button kind="primary" icon="add" onClick={() => setMaking(true)}>
          {words('new_page')}
        </Button>
      </div>
      {isMaking && (
        <Suspense>
          <NewPageDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {response.state === 'failed' && (
        <LoadFailed text={failureText(response.error, locale)} onRetry={retry} />
      )}
      {!value && response.state === 'loading' && <Loading />}
      {value && response.state !== 'failed' && (
        <>
          <p className={control.hidden} role="status">
            {t('found', { count: value.meta.total })}
          </p>
          {value.data.length === 0 ? (
            <p className={control.wait}>
              {wanted ? t('none_found', { search: wanted }) : t('none')}
            </p>
          ) : (
            <PagesTable pages={value.data} />
          )}
          <Paging {...value.meta} onPage={setPage} />
        </>
      )}
    </Screen>
  );
}
