import { formatDate } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { formatPrice } from '../../../engine/prices/stock-prices.js';
import type { VehicleRecord } from '../../../engine/vehicle/showroom-vehicle.js';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './specification-list.styles.js';

const order = [
  'dateRegistered',
  'dateMotExpiry',
  'dateWarrantyExpiry',
  'previousUse',
  'repairRecord',
  'regularMaintenance',
  'maintenanceLog',
  'recyclingFee',
  'onTheRoadPrice',
] as const satisfies readonly (keyof VehicleRecord)[];

/** The market's record of a used or approved vehicle. */
export function VehicleRecordList({ record }: { record: VehicleRecord }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const text = (name: (typeof order)[number]) => {
    const value = record[name];
    if (typeof value === 'number') return formatPrice(value, locale);
    return value && name.startsWith('date') ? formatDate(value, locale) || value : value;
  };
  return (
    <dl className={css.root}>
      {order
        .filter((name) => record[name] !== null)
        .map((name) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{t(`record_${name}`)}</dt>
            <dd className={css.value}>{text(name)}</dd>
          </div>
        ))}
    </dl>
  );
}
