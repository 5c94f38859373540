import type { Locale } from '@mawkib/core/locale';
import type { FormDefinition, FormField } from '@mawkib/forms/engine';
import {
  type CheckoutPageEntry,
  type ConfigurableField,
  type CustomerType,
  defaultCheckoutPage,
} from '../config/checkout-page.js';
import { customerMessages } from './customer.messages.js';

export type CustomerField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'city'
  | 'consent'
  | 'company_name'
  | 'trade_licence'
  | 'tax_number'
  | 'contact_person';

/** Options that the form of a buyer depends on. */
export interface CustomerFormOptions {
  /** The order is paid online, and no mailed link confirms it. */
  isPaid?: boolean;
  type?: CustomerType;
  page?: CheckoutPageEntry;
}

/** Digits of a tax number; the contract has the same. */
export const taxNumberDigits = 15;

/** Form for the buyer's data; limits are those of `customer` in the contracts. */
export function customerForm(
  locale: Locale,
  { isPaid = false, type = 'private', page = defaultCheckoutPage }: CustomerFormOptions = {},
): FormDefinition {
  const t = customerMessages(locale);
  const isShown = (id: ConfigurableField) =>
    page.fields_shown.includes(id) || page.fields_required.includes(id);
  const configured = (
    id: ConfigurableField,
    field: Omit<FormField, 'id' | 'label' | 'required'>,
  ) =>
    isShown(id)
      ? [{ ...field, id, label: t(id), required: page.fields_required.includes(id) } as FormField]
      : [];
  const company: FormField[] = [
    {
      id: 'company_name',
      type: 'text',
      label: t('company_name'),
      required: true,
      max_length: 200,
      autocomplete: 'organization',
      width: 'full',
    },
    {
      id: 'trade_licence',
      type: 'text',
      label: t('trade_licence'),
      required: true,
      min_length: 3,
      max_length: 40,
      autocomplete: 'off',
      width: 'half',
    },
    ...configured('tax_number', {
      type: 'text',
      help: t('tax_number_help', { count: taxNumberDigits }),
      max_length: 40,
      autocomplete: 'off',
      width: 'half',
    }),
    ...configured('contact_person', {
      type: 'text',
      max_length: 100,
      autocomplete: 'off',
      width: 'full',
    }),
  ];
  const fields: FormField[] = [
    ...(type === 'corporate' ? company : []),
    {
      id: 'first_name',
      type: 'text',
      label: t('first_name'),
      required: true,
      max_length: 100,
      autocomplete: 'given-name',
      width: 'half',
    },
    {
      id: 'last_name',
      type: 'text',
      label: t('last_name'),
      required: true,
      max_length: 100,
      autocomplete: 'family-name',
      width: 'half',
    },
    {
      id: 'email',
      type: 'email',
      label: t('email'),
      help: t(isPaid ? 'email_help_paid' : 'email_help'),
      required: true,
      max_length: 254,
      autocomplete: 'email',
      width: 'full',
    },
    {
      id: 'phone',
      type: 'phone',
      label: t('phone'),
      ...(page.verify_phone && { help: t('phone_help_code') }),
      required: true,
      autocomplete: 'tel',
      width: 'half',
    },
    ...configured('city', {
      type: 'text',
      max_length: 100,
      autocomplete: 'address-level2',
      width: 'half',
    }),
    { id: 'consent', type: 'checkbox', label: t('consent'), required: true, width: 'full' },
  ];
  return { attributes: { fields } };
}
