import { Button, Select, TextInput, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type RetailerSearch, searchParams } from './find-retailers.js';
import type { LocatorData } from './locator-data.js';
import { serviceText } from './RetailerRow.js';
import { messages } from './retailer-locator.messages.js';
import { styles } from './retailer-locator.styles.js';

interface SearchFieldsProps {
  /** Id of the block. */
  id: string;
  pathname: string;
  data: LocatorData;
  search: RetailerSearch;
  onSearch: (search: RetailerSearch) => void;
}

/** The search; without a script a form that the server responds to. */
export function SearchFields({ id, pathname, data, search, onSearch }: SearchFieldsProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const anchor = `locator-${id}`;
  const all = { value: '', label: t('all') };
  return (
    <form
      id={anchor}
      role="search"
      className={css.search}
      action={`${pathname}#${anchor}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={searchParams.block} value={id} />
      <TextInput
        type="search"
        label={t('search')}
        name={searchParams.text}
        value={search.text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onSearch({ ...search, text: event.currentTarget.value })}
      />
      {data.brands.length > 0 ? (
        <Select
          label={t('brand')}
          name={searchParams.brand}
          options={[all, ...data.brands]}
          value={search.brand}
          onChange={(event) => onSearch({ ...search, brand: event.currentTarget.value })}
        />
      ) : null}
      {data.services.length > 1 ? (
        <Select
          label={t('service')}
          name={searchParams.service}
          options={[
            all,
            ...data.services.map((value) => ({ value, label: t(serviceText(value)) })),
          ]}
          value={search.service}
          onChange={(event) => onSearch({ ...search, service: event.currentTarget.value })}
        />
      ) : null}
      <Button type="submit" kind="secondary" className={css.instead}>
        {t('submit')}
      </Button>
    </form>
  );
}
