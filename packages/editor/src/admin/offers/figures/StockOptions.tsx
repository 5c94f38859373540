import type { OfferSources } from '@mawkib/api-clients/contracts/content';
import { useTexts } from '../../../language/use-language.ts';
import { figureMessages } from './figure-messages.ts';

interface StockOptionsProps {
  stock: OfferSources['stock'] | undefined;
  current: string;
}

/** Whole models, and single versions of them. */
export function StockOptions({ stock = [], current }: StockOptionsProps) {
  const t = useTexts(figureMessages);
  const nameplates = new Map(
    stock.map((car) => [`nameplate:${car.nameplate}`, car.nameplate_name]),
  );
  const models = new Map(stock.map((car) => [`car_key:${car.car_key}`, car.model_name]));
  const isOther = current !== '' && !nameplates.has(current) && !models.has(current);
  return (
    <>
      <option value="">{t('choose')}</option>
      {isOther ? <option value={current}>{current.split(':')[1]}</option> : null}
      <optgroup label={t('nameplates')}>
        {[...nameplates].map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('models')}>
        {[...models].map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </optgroup>
    </>
  );
}
