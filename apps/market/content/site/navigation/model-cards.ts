import type { NavigationCard } from '@mawkib/core/market';
import { text } from '../../demo-page.js';

type Words = readonly [ar: string, en: string];

/** A card of the menu; without a page of its own, the model leads to its cars in stock. */
const card = (
  group: Words,
  label: Words,
  { line, key, image, url }: { line: Words; key: string; image: string; url?: string },
): NavigationCard => ({
  group: text(...group),
  label: text(...label),
  line: text(...line),
  url: url ?? `/vehicles?models=${label[1].replaceAll(' ', '+')}`,
  image_id: `cutout/${image}`,
  price: text(`السعر الرسمي من {price:${key}:price}`, `List price from {price:${key}:price}`),
});

const rangeRover: Words = ['رينج روڤر', 'Range Rover'];
const defender: Words = ['ديفندر', 'Defender'];
const discovery: Words = ['ديسكڤري', 'Discovery'];
const jaguarSuv: Words = ['جاكوار، دفع رباعي', 'Jaguar SUVs'];
const jaguarSaloon: Words = ['جاكوار، سيدان', 'Jaguar saloons'];
const jaguarSports: Words = ['جاكوار، رياضية', 'Jaguar sports cars'];

const suv = (seats: Words): Words => [`دفع رباعي، ${seats[0]}`, `SUV, ${seats[1]}`];
const five: Words = ['5 مقاعد', '5 seats'];

/** Every nameplate of the demo stock, by family and body. */
export const modelCards: readonly NavigationCard[] = [
  card(rangeRover, rangeRover, {
    line: suv(['5 أو 7 مقاعد', '5 or 7 seats']),
    key: 'range_rover',
    image: 'luxsuv-side-black',
    url: '/range-rover',
  }),
  card(rangeRover, ['رينج روڤر سبورت', 'Range Rover Sport'], {
    line: suv(five),
    key: 'range_rover_sport',
    image: 'luxsuv-side-silver',
  }),
  card(rangeRover, ['رينج روڤر إيڤوك', 'Range Rover Evoque'], {
    line: suv(five),
    key: 'range_rover_evoque',
    image: 'midsuv-side-silver',
  }),
  card(defender, ['ديفندر 110', 'Defender 110'], {
    line: suv(['5 إلى 7 مقاعد', '5 to 7 seats']),
    key: 'defender_110',
    image: 'offroader-side-silver',
    url: '/defender',
  }),
  card(defender, ['ديفندر 90', 'Defender 90'], {
    line: ['دفع رباعي، 3 أبواب', 'SUV, 3 doors'],
    key: 'defender_90',
    image: 'offroader-side-black',
    url: '/defender#bodies',
  }),
  card(discovery, discovery, {
    line: suv(['7 مقاعد', '7 seats']),
    key: 'discovery',
    image: 'midsuv-side-black',
  }),
  card(jaguarSuv, ['إف-بيس', 'F-PACE'], {
    line: suv(five),
    key: 'f_pace',
    image: 'midsuv-side-black',
  }),
  card(jaguarSuv, ['إي-بيس', 'E-PACE'], {
    line: suv(five),
    key: 'e_pace',
    image: 'midsuv-side-silver',
  }),
  {
    ...card(jaguarSuv, ['آي-بيس', 'I-PACE'], {
      line: suv(five),
      key: 'i_pace',
      image: 'midsuv-side-black',
    }),
    badge: text('كهربائية', 'Electric'),
  },
  card(jaguarSaloon, ['إكس إي', 'XE'], {
    line: ['سيدان', 'Saloon'],
    key: 'xe',
    image: 'saloon-side-silver',
  }),
  card(jaguarSaloon, ['إكس إف', 'XF'], {
    line: ['سيدان', 'Saloon'],
    key: 'xf',
    image: 'saloon-side-black',
  }),
  card(jaguarSports, ['إف-تايب', 'F-TYPE'], {
    line: ['كوبيه، مقعدان', 'Coupé, 2 seats'],
    key: 'f_type_coupe',
    image: 'coupe-side-silver',
    url: '/f-type',
  }),
];
