import { useStyles } from '@mawkib/ui/styles';
import { adminStyles } from './admin.styles.ts';

interface VehicleCellProps {
  vehicle: { name: string; vin: string | null };
}

/** Cell with the name of a vehicle, and its VIN if it has one. */
export function VehicleCell({ vehicle }: VehicleCellProps) {
  const css = useStyles(adminStyles);
  return (
    <td>
      {vehicle.name}
      {vehicle.vin && (
        <span className={css.small}>
          <bdi dir="ltr" className={`${css.code} ${css.named}`}>
            {vehicle.vin}
          </bdi>
        </span>
      )}
    </td>
  );
}
