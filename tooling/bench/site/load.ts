import autocannon from 'autocannon';

/**
 * `node load.ts <url> <requests>`: eight connections, brotli. Prints the number of correct
 * responses and the seconds from the first request to the last response.
 */
const [, , url = '', requests = '0'] = process.argv;
const start = performance.now();
let last = start;
const options = {
  url,
  connections: 8,
  amount: Number(requests),
  headers: { 'accept-encoding': 'br' },
};
const { non2xx, ...result } = await new Promise<autocannon.Result>((resolve, reject) => {
  const load = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
  load.on('response', () => {
    last = performance.now();
  });
});
console.log(JSON.stringify({ seconds: (last - start) / 1000, non2xx, right: result['2xx'] }));
