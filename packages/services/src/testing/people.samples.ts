/** Valid answers of a test drive form. */
export const lead = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};
/** A customer who orders a car. */
export const customer = {
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: 'noura@example.test',
  phone: '+971500000001',
  consent: true,
};
