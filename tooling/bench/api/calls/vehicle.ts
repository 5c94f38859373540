import { assertSame, inTurn, type MakeCall } from './measured-call.ts';

interface Row {
  id: string;
  vin: string;
  sale_minor: number;
  price_hidden: string[];
}

const one = `select v.*, to_jsonb(d) as dealer
  from vehicles v join dealers d on d.id = v.owner_id where v.id = $1`;
const requestOf = (id: string) => ({
  path: `/services/stock/public_api/listing/all/vehicle/${id}?lang=ar`,
});

export const vehicle: MakeCall = async (api) => {
  const found = await api.rows<Row>(
    `select id, vin, sale_minor, price_hidden from vehicles order by md5(id) limit 500`,
  );
  return {
    name: 'vehicle',
    request: (turn) => requestOf(inTurn(found, turn).id),
    bare: found.map(({ id }) => [{ text: one, values: [id] }]),
    async check() {
      for (const { id, vin, sale_minor, price_hidden } of found.slice(0, 50)) {
        const { data } = await api.json(requestOf(id));
        const answered = data as { id: string; vin: string; sale_price: number };
        const price = price_hidden.includes('cash') ? 0 : sale_minor / 100;
        assertSame('vehicle', [answered.id, answered.vin, answered.sale_price], [id, vin, price]);
      }
    },
  };
};
