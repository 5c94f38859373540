import { parseNumber } from '@mawkib/core/locale';

interface Product {
  id: string;
  fields: { finance_product: string };
}

/** Values of a product in the query; null and undefined mean the default. */
export interface RequestedValues {
  down_payment?: number | null | undefined;
  duration?: number | null | undefined;
}

export interface FinanceQuery {
  /** Blank: the first model. */
  model: string;
  /** Group id of the product that is shown first. */
  product: string | undefined;
  /** Names of the products in the query, in order. */
  names: string[];
  values: RequestedValues[];
}

/**
 * Parses the page's query. A product is identified by its `finance_product`, or by its id if
 * another one has the same. One `down_payment` is for every product; several are in their order, as
 * a form without a script sends them. `suffix`: of the block's parameters.
 */
export function financeQuery(
  search: string,
  products: readonly Product[],
  suffix: string,
): FinanceQuery {
  const query = new URLSearchParams(search);
  const count = (value: string) =>
    products.filter(({ fields }) => fields.finance_product === value).length;
  const names = products.map(({ id, fields: { finance_product: value } }) =>
    count(value) === 1 ? value : id,
  );
  const numbers = (name: string) => {
    const all = query.getAll(name + suffix).map(parseNumber);
    return (at: number) => (all.length === 1 ? all[0] : all[at]);
  };
  const [down, duration] = [numbers('down_payment'), numbers('duration')];
  const requested = query.get(`product${suffix}`);
  return {
    model: query.get(`model${suffix}`) ?? '',
    product: products[requested === null ? -1 : names.indexOf(requested)]?.id,
    names,
    values: products.map((_, at) => ({ down_payment: down(at), duration: duration(at) })),
  };
}
