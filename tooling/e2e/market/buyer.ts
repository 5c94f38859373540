/**
 * Invented data of a buyer; the address is unique to the journey, so that its mail can be found.
 */
export const buyerNamed = (name: string) => ({
  first: 'سارة',
  last: 'المنصوري',
  email: `${name}-${Date.now().toString(36)}@buyers.example`,
  mobile: `050 ${String(Date.now()).slice(-7)}`,
});

export type Buyer = ReturnType<typeof buyerNamed>;
