const benches: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  api: () => import('./api/api.ts'),
  feed: () => import('./feed/feed.ts'),
  frame: () => import('./frame/frame.ts'),
  hold: () => import('./hold/hold.ts'),
  hostile: () => import('./hostile/hostile.ts'),
  kill: () => import('./kill/kill.ts'),
  house: () => import('./house/house.ts'),
  leads: () => import('./leads/leads.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  media: () => import('./media/media.ts'),
  memory: () => import('./memory/memory.ts'),
  'offer-sim': () => import('./offer-sim/offer-sim.ts'),
  'order-kill': () => import('./order-kill/order-kill.ts'),
  'order-sim': () => import('./order-sim/order-sim.ts'),
  outage: () => import('./outage/outage.ts'),
  quizzes: () => import('./quizzes/quizzes.ts'),
  site: () => import('./site/site.ts'),
  size: () => import('./size/size.ts'),
  stock: () => import('./stock/stock.ts'),
  'stock-page': () => import('./stock-page/stock-page.ts'),
  views: () => import('./views/views.ts'),
};

const [, , wanted = '', ...args] = process.argv;
const load = benches[wanted];
if (!load) {
  console.error(`Which benchmark? pnpm bench ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
} else {
  await (await load()).run(args);
}

export {};
