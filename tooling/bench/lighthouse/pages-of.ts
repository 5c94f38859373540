const content = ['/ar/', '/ar/defender', '/ar/range-rover', '/ar/f-type'];

const paths = (html: string, form: RegExp) =>
  [...html.matchAll(form)].flatMap(([, path]) => path ?? []);

/** Pages to inspect: content, the path from the stock list to a reservation, the catalogue. */
export async function pagesOf(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const stock = '/ar/vehicles';
  const free = (await read(stock))
    .split('<article')
    .filter((card) => !/^[^>]*data-taken/.test(card));
  const [car] = paths(free.slice(1).join(), /href="(\/ar\/showroom\/[^"?#]+)"/g);
  const id = car && /-([^-]+)$/.exec(car)?.[1];
  if (!car || !id) throw new Error('The stock list shows no free car');
  const known = '/ar/catalogue/content';
  const catalogue = paths(await read(known), /href="(\/ar\/catalogue\/[^"?#]+)"/g);
  return [
    ...content,
    stock,
    car,
    `/ar/showroom-order-online/vehicle/${id}`,
    '/ar/test-drive',
    ...new Set([known, ...catalogue]),
  ];
}
