import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { Checkbox, Ltr, ScrollRegion, SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { compareModels } from '../../engine/vehicle/compare-models.js';
import { compareVehicles, maxCompared } from '../../engine/vehicle/compare-vehicles.js';
import { comparedModel } from '../../engine/vehicle/compared-model.js';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import { showroomAttributes } from '../../engine/vehicle/vehicle-attributes.js';
import { HoldChip } from '../holds/HoldChip.js';
import { attributeName, attributeText, isolatedAttributes } from '../labels/attribute-text.js';
import { messages } from '../labels/saved-list.messages.js';
import { useLiveVehicle } from '../live-listing/use-live-vehicle.js';
import { SaveButton } from '../saved-vehicles/SaveButton.js';
import { VehiclePicture } from '../VehiclePicture.js';
import { CardPrice } from '../vehicle-card/CardPrice.js';
import type { ModelSpecsStore } from './model-specs.js';
import { styles } from './vehicle-comparison.styles.js';

/** The hold of a vehicle, with updates since the page was loaded. */
function LiveHold({ vehicle }: { vehicle: RawVehicle }) {
  const css = useStyles(styles);
  return (
    <div className={css.hold}>
      <HoldChip vehicle={normaliseVehicle(useLiveVehicle(vehicle))} />
    </div>
  );
}

export interface VehicleComparisonProps {
  vehicles: readonly RawVehicle[];
  /** Specs of their models, which are loaded here. */
  specs: ModelSpecsStore;
}

/**
 * Compares the first four vehicles, and below that the specs of their models: everything, or only
 * what differs.
 */
export function VehicleComparison({ vehicles, specs }: VehicleComparisonProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const shown = vehicles.slice(0, maxCompared);
  const compared = shown.map(normaliseVehicle);
  const rows = compareVehicles(
    compared.map(({ specification }) => specification),
    showroomAttributes,
    (specification, attribute) => attributeText(specification, attribute, locale),
  ).filter(({ differs }) => differs || !differencesOnly);
  const models = shown.map(comparedModel);
  const wanted = models.join('\n');
  useEffect(() => void specs.load(wanted.split('\n')), [specs, wanted]);
  const known = useSyncExternalStore(specs.subscribe, specs.getState, specs.getState);
  const groups = compareModels(known, models, locale)
    .map(({ label, facts }) => ({
      label,
      facts: facts.filter(({ differs }) => differs || !differencesOnly),
    }))
    .filter(({ facts }) => facts.length > 0);
  return (
    <div className={css.root}>
      <div className={css.choice} data-print="hidden">
        <Checkbox
          label={t('differences_only')}
          checked={differencesOnly}
          onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
        />
      </div>
      <ScrollRegion label={t('compare')}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner} />
              {compared.map(({ id, link, photos: [photo], specification, prices }, index) => (
                <th key={id} scope="col" className={css.vehicle}>
                  <div className={css.picture}>
                    {photo ? <VehiclePicture photo={photo} alt="" sizes="20rem" /> : null}
                    <span className={css.save}>
                      <SaveButton id={id} name={specification.title} />
                    </span>
                  </div>
                  <SmartLink className={css.name} href={link}>
                    <bdi>{specification.title}</bdi>
                  </SmartLink>
                  <CardPrice state={specification.state} prices={prices} />
                  <LiveHold vehicle={shown[index] as RawVehicle} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ attribute, texts, differs }) => (
              <tr key={attribute} data-differs={differs || undefined}>
                <th scope="row" className={css.attribute}>
                  {attributeName(attribute, locale)}
                </th>
                {texts.map((text, index) => (
                  <td key={compared[index]?.id} className={css.value}>
                    {text === '' ? (
                      '–'
                    ) : isolatedAttributes.has(attribute) ? (
                      <Ltr>{text}</Ltr>
                    ) : (
                      text
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {groups.map(({ label, facts }) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={compared.length + 1} className={css.group}>
                  {label}
                </th>
              </tr>
              {facts.map(({ key, label: name, texts, differs }) => (
                <tr key={key} data-differs={differs || undefined}>
                  <th scope="row" className={css.attribute}>
                    {name}
                  </th>
                  {texts.map((text, index) => (
                    <td key={compared[index]?.id} className={css.value}>
                      <bdi>{text || '–'}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </div>
  );
}
