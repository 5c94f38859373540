import type { Locale } from '@mawkib/api-clients/contracts';
import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import type { StaffOrder } from '@mawkib/api-clients/contracts/staff';
import { defineMessages } from '@mawkib/core/locale';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { byteOrderMark, csvRow } from '../../forms/lead-exports/csv-row.js';
import { toDecimal } from '../../payment-providers/decimal-amounts.js';
import { customerOf } from '../order-customers.js';
import type { FoundOrder } from './find-orders.js';
import { presentOrder } from './present-order.js';

const messages = defineMessages('api.orders.export', {
  number: { ar: 'رقم الطلب', en: 'Order number' },
  ordered: { ar: 'وقت الطلب', en: 'Ordered at' },
  status: { ar: 'الحالة', en: 'Status' },
  payment: { ar: 'حالة الدفع', en: 'Payment' },
  vendor: { ar: 'طريقة الدفع', en: 'Payment method' },
  deposit: { ar: 'العربون', en: 'Deposit' },
  deposit_currency: { ar: 'عملة العربون', en: 'Deposit currency' },
  price: { ar: 'السعر', en: 'Price' },
  currency: { ar: 'عملة السعر', en: 'Price currency' },
  vehicle: { ar: 'السيارة', en: 'Car' },
  vin: { ar: 'رقم الهيكل', en: 'VIN' },
  retailer: { ar: 'الوكيل', en: 'Retailer' },
  confirmed: { ar: 'وقت التأكيد', en: 'Confirmed at' },
  sold: { ar: 'وقت البيع', en: 'Sold at' },
  first_name: { ar: 'الاسم الأول', en: 'First name' },
  last_name: { ar: 'اسم العائلة', en: 'Last name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  city: { ar: 'المدينة', en: 'City' },
  company: { ar: 'اسم الشركة', en: 'Company name' },
  trade_licence: { ar: 'رقم الرخصة التجارية', en: 'Trade licence number' },
  tax_number: { ar: 'رقم التسجيل الضريبي', en: 'Tax registration number' },
  contact_person: { ar: 'الشخص المسؤول', en: 'Contact person' },
  status_created: { ar: 'بانتظار التأكيد', en: 'Waiting for confirmation' },
  status_confirmed: { ar: 'مؤكد', en: 'Confirmed' },
  status_expired: { ar: 'منتهي الصلاحية', en: 'Expired' },
  status_cancelled: { ar: 'ملغى', en: 'Cancelled' },
  payment_not_required: { ar: 'دون دفع', en: 'Not required' },
  payment_pending: { ar: 'قيد المعالجة', en: 'Pending' },
  payment_paid: { ar: 'مدفوع', en: 'Paid' },
  payment_failed: { ar: 'لم يكتمل', en: 'Failed' },
  payment_refunding: { ar: 'جارٍ رد المبلغ', en: 'Being refunded' },
  payment_refunded: { ar: 'رُدّ المبلغ', en: 'Refunded' },
  free: { ar: 'حجز مجاني', en: 'Free reservation' },
});

/** Lines of an export of orders, with their customers; those of erased ones are empty. */
export function orderRows(
  cipher: PiiCipher,
  locale: Locale,
): { head: string; row(found: FoundOrder): string } {
  const t = messages(locale);
  const titles = [
    ...([t('number'), t('ordered'), t('status'), t('payment'), t('vendor')] as const),
    ...([t('deposit'), t('deposit_currency'), t('price'), t('currency')] as const),
    ...([t('vehicle'), t('vin'), t('retailer'), t('confirmed'), t('sold')] as const),
    ...([t('first_name'), t('last_name'), t('email'), t('phone'), t('city')] as const),
    ...([t('company'), t('trade_licence'), t('tax_number'), t('contact_person')] as const),
  ];
  const vendorOf = ({ vendor_uuid: vendor }: StaffOrder) =>
    vendor === freeReservationVendor ? t('free') : vendor;
  return {
    head: byteOrderMark + csvRow(titles),
    row: (found) => {
      const order = presentOrder(found, locale);
      const { deposit, price, vehicle } = order;
      const customer = customerOf(cipher, found.order);
      const company = customer?.company;
      return csvRow([
        ...[order.order_number, order.created_at, t(`status_${order.status}`)],
        ...[t(`payment_${order.payment_status}`), vendorOf(order)],
        ...[toDecimal(deposit.amount, deposit.currency), deposit.currency],
        ...[toDecimal(price.amount, price.currency), price.currency],
        ...[vehicle.name, vehicle.vin ?? '', order.retailer.name],
        ...[order.confirmed_at ?? '', order.sold_at ?? ''],
        ...[customer?.first_name ?? '', customer?.last_name ?? '', customer?.email ?? ''],
        ...[customer?.phone ?? '', customer?.city ?? ''],
        ...[company?.name ?? '', company?.trade_licence ?? ''],
        ...[company?.tax_number ?? '', company?.contact_person ?? ''],
      ]);
    },
  };
}
