import { everyDealer } from '@mawkib/api-clients/content';
import { getDealers } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { orderMessages } from './order-messages.ts';
import { orderFilters, orderStatuses, paymentStatuses } from './order-query.ts';
import { useVendorName, vendors } from './use-vendor-name.ts';

type Filter = (typeof orderFilters)[number];

interface OrderFiltersProps {
  /** The buyer's address or number; never in the page's address. */
  person: string;
  onPerson(person: string): void;
}

/** Filters of the list, kept in the address except for the buyer. */
export function OrderFilters({ person, onPerson }: OrderFiltersProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(orderMessages);
  const vendorName = useVendorName();
  const [params, setParams] = useSearchParams();
  const set = (name: Filter, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('before');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const choices = [
    { name: 'status', label: t('status'), all: t('every_status'), values: orderStatuses },
    {
      name: 'payment_status',
      label: t('payment'),
      all: t('every_payment'),
      values: paymentStatuses,
    },
    { name: 'vendor', label: t('vendor'), all: t('every_vendor'), values: vendors },
  ] as const;
  const nameOf = (filter: Filter, value: string) => {
    if (filter === 'status') return t(`status_${value as (typeof orderStatuses)[number]}`);
    if (filter === 'vendor') return vendorName(value);
    return t(`payment_${value as (typeof paymentStatuses)[number]}`);
  };
  return (
    <search className={css.bar}>
      {choices.map(({ name, label, all, values }) => (
        <label key={name} className={css.field}>
          <span>{label}</span>
          <select
            className={control.input}
            value={params.get(name) ?? ''}
            onChange={({ target }) => set(name, target.value)}
          >
            <option value="">{all}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {nameOf(name, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <RetailerField
        value={params.get('retailer') ?? ''}
        onChange={(retailer) => set('retailer', retailer)}
      />
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className={css.field}>
          <span>{t(name)}</span>
          <input
            type="date"
            className={control.input}
            value={params.get(name) ?? ''}
            onChange={({ target }) => set(name, target.value)}
          />
        </label>
      ))}
      <PersonField key={person} value={person} onChange={onPerson} />
      {(person !== '' || orderFilters.some((name) => params.has(name))) && (
        <Button
          onClick={() => {
            onPerson('');
            setParams({}, { replace: true });
          }}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

interface FieldProps {
  value: string;
  onChange(value: string): void;
}

/** All retailers that sell cars; nothing until they are loaded. */
function RetailerField({ value, onChange }: FieldProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const { data } = useQuery({
    queryKey: [getDealers.id, 'every', locale],
    queryFn: () => everyDealer(call, locale),
  });
  return (
    <label className={css.field}>
      <span>{t('retailer')}</span>
      <select
        className={control.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('every_retailer')}</option>
        {data?.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Searches when the field is left or Enter is pressed. */
function PersonField({ value, onChange }: FieldProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(orderMessages);
  const [typed, setTyped] = useState(value);
  const submit = () => typed.trim() !== value && onChange(typed.trim());
  return (
    <label className={`${css.field} ${css.grow}`}>
      <span>{t('person')}</span>
      <input
        type="search"
        dir="ltr"
        autoComplete="off"
        className={control.input}
        placeholder={t('person_hint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={submit}
        onKeyDown={({ key }) => key === 'Enter' && submit()}
      />
    </label>
  );
}
