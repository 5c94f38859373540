import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { getAuditFacets } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { nameIn, useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { auditMessages } from './audit-messages.ts';
import { useActionName } from './use-action-name.ts';

const fields = ['person', 'action', 'subject', 'from', 'until'] as const;
type Field = (typeof fields)[number];

/** Filters of the log. They are kept in the URL. */
export function AuditFilters({
  facets,
}: {
  facets: ResponseOf<typeof getAuditFacets>['data'] | undefined;
}) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(auditMessages);
  const { locale } = useLanguage();
  const actionName = useActionName();
  const [params, setParams] = useSearchParams();
  const set = (field: Field, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('before');
        if (value) next.set(field, value);
        else next.delete(field);
        return next;
      },
      { replace: true },
    );
  const of = (field: Field) => params.get(field) ?? '';
  return (
    <search className={css.bar}>
      <label className={css.field}>
        <span>{t('person')}</span>
        <select
          className={control.input}
          value={of('person')}
          onChange={({ target }) => set('person', target.value)}
        >
          <option value="">{t('everyone')}</option>
          {facets?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {nameIn(name, locale)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        <span>{t('action')}</span>
        <select
          className={control.input}
          value={of('action')}
          onChange={({ target }) => set('action', target.value)}
        >
          <option value="">{t('every_action')}</option>
          {facets?.actions.map((action) => (
            <option key={action} value={action}>
              {actionName(action)}
            </option>
          ))}
        </select>
      </label>
      <Subject value={of('subject')} onChange={(value) => set('subject', value)} />
      {(['from', 'until'] as const).map((field) => (
        <label key={field} className={css.field}>
          <span>{t(field)}</span>
          <input
            type="date"
            className={control.input}
            value={of(field)}
            onChange={({ target }) => set(field, target.value)}
          />
        </label>
      ))}
      {fields.some((field) => params.has(field)) && (
        <Button onClick={() => setParams({}, { replace: true })}>{t('clear')}</Button>
      )}
    </search>
  );
}

/** Input that reports its value on blur and on Enter. */
function Subject({ value, onChange }: { value: string; onChange(value: string): void }) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(auditMessages);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <label className={css.field}>
      <span>{t('subject')}</span>
      <input
        type="search"
        dir="ltr"
        className={control.input}
        placeholder="form/test-drive"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== value && onChange(typed.trim())}
        onKeyDown={({ key }) => key === 'Enter' && onChange(typed.trim())}
      />
    </label>
  );
}
