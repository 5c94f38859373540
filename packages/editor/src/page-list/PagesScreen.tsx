import { listPages } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useOperationQuery } from '../api/use-operation-query.ts';
import { Button } from '../controls/Button.tsx';
import { controlStyles } from '../controls/controls.styles.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Loading } from '../controls/Loading.tsx';
import { Paging } from '../controls/Paging.tsx';
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
  const {
    data: value,
    isPending,
    isError,
    error,
    refetch,
  } = useOperationQuery(listPages, { query });
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
      {isError && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {isPending && <Loading />}
      {value && !isError && (
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
