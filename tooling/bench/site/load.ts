import autocannon from 'autocannon';

/** `node load.ts <url> <requests>`: eight connections, brotli, the result as JSON. */
const [, , url = '', requests = '0'] = process.argv;
const { duration, non2xx, ...result } = await autocannon({
  url,
  connections: 8,
  amount: Number(requests),
  headers: { 'accept-encoding': 'br' },
});
console.log(JSON.stringify({ duration, non2xx, '2xx': result['2xx'] }));
