/** A buyer of whom nothing is real; the address is the journey's own, so that its mail is found. */
export const buyerNamed = (name: string) => ({
  first: 'سارة',
  last: 'المنصوري',
  email: `${name}-${Date.now().toString(36)}@buyers.example`,
  mobile: `050 ${String(Date.now()).slice(-7)}`,
});

export type Buyer = ReturnType<typeof buyerNamed>;
