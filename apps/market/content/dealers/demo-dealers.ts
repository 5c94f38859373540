import type { DemoDealer } from '../demo-rows.js';
import { closedFridayHours, openFridayHours } from './demo-hours.js';

/** Sellers; four of them take a deposit. */
export const demoCompanies = {
  dubai: '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e01',
  abuDhabi: '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e02',
  north: '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e03',
  yas: '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e04',
  rasAlKhaimah: '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e05',
  fujairah: '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e06',
};

type Place = readonly [ar: string, en: string];

const places: readonly {
  code: string;
  company: keyof typeof demoCompanies;
  brands?: readonly ('Land Rover' | 'Jaguar')[];
  name: Place;
  address: Place;
  city: Place;
  emirate: Place;
  area: string;
  at: readonly [latitude: number, longitude: number];
  hours?: DemoDealer['hours'];
  services?: DemoDealer['services'];
  image: string;
}[] = [
  {
    code: 'MKDXB01',
    company: 'dubai',
    name: ['موكب شارع الشيخ زايد', 'Mawkib Sheikh Zayed Road'],
    address: ['شارع الشيخ زايد، القوز الأولى', 'Sheikh Zayed Road, Al Quoz 1'],
    city: ['دبي', 'Dubai'],
    emirate: ['دبي', 'Dubai'],
    area: '4',
    at: [25.1642, 55.2436],
    image: 'place/pavilion-evening',
  },
  {
    code: 'MKDXB02',
    company: 'dubai',
    name: ['موكب دبي فيستيفال سيتي', 'Mawkib Festival City'],
    address: ['شارع الربّاط، فيستيفال سيتي', 'Al Rebat Street, Festival City'],
    city: ['دبي', 'Dubai'],
    emirate: ['دبي', 'Dubai'],
    area: '4',
    at: [25.2228, 55.3524],
    image: 'place/pavilion-day',
  },
  {
    code: 'MKDXB03',
    company: 'dubai',
    brands: ['Jaguar'],
    name: ['موكب جاكوار دبي مارينا', 'Mawkib Jaguar Dubai Marina'],
    address: ['شارع المرسى، دبي مارينا', 'Al Marsa Street, Dubai Marina'],
    city: ['دبي', 'Dubai'],
    emirate: ['دبي', 'Dubai'],
    area: '4',
    at: [25.0805, 55.1403],
    image: 'place/arcade-evening',
  },
  {
    code: 'MKDXB04',
    company: 'dubai',
    name: ['موكب للسيارات المعتمدة دبي', 'Mawkib Approved Dubai'],
    address: ['شارع راس الخور، القصيص الصناعية', 'Ras Al Khor Road, Al Qusais Industrial'],
    city: ['دبي', 'Dubai'],
    emirate: ['دبي', 'Dubai'],
    area: '4',
    at: [25.2714, 55.3921],
    image: 'place/interior-daylight',
  },
  {
    code: 'MKAUH01',
    company: 'abuDhabi',
    name: ['موكب أبوظبي أم النار', 'Mawkib Abu Dhabi Umm Al Nar'],
    address: ['شارع الخليج العربي، أم النار', 'Al Khaleej Al Arabi Street, Umm Al Nar'],
    city: ['أبوظبي', 'Abu Dhabi'],
    emirate: ['أبوظبي', 'Abu Dhabi'],
    area: '2',
    at: [24.4326, 54.5011],
    image: 'place/arcade-day',
  },
  {
    code: 'MKAUH02',
    company: 'yas',
    name: ['موكب جزيرة ياس', 'Mawkib Yas Island'],
    address: ['شارع ياس لِيجر، جزيرة ياس', 'Yas Leisure Drive, Yas Island'],
    city: ['أبوظبي', 'Abu Dhabi'],
    emirate: ['أبوظبي', 'Abu Dhabi'],
    area: '2',
    at: [24.4889, 54.6076],
    image: 'place/pavilion-day',
  },
  {
    code: 'MKAAN01',
    company: 'abuDhabi',
    brands: ['Land Rover'],
    name: ['موكب العين', 'Mawkib Al Ain'],
    address: ['شارع الشيخ خليفة بن زايد، الصناعية', 'Khalifa Bin Zayed Street, Industrial Area'],
    city: ['العين', 'Al Ain'],
    emirate: ['أبوظبي', 'Abu Dhabi'],
    area: '3',
    at: [24.1987, 55.7702],
    hours: closedFridayHours,
    image: 'place/arcade-day',
  },
  {
    code: 'MKSHJ01',
    company: 'north',
    name: ['موكب الشارقة', 'Mawkib Sharjah'],
    address: ['شارع الاتحاد، المجاز', 'Al Ittihad Road, Al Majaz'],
    city: ['الشارقة', 'Sharjah'],
    emirate: ['الشارقة', 'Sharjah'],
    area: '6',
    at: [25.3186, 55.3798],
    image: 'place/interior-evening',
  },
  {
    code: 'MKSHJ02',
    company: 'north',
    name: ['موكب للسيارات المعتمدة الشارقة', 'Mawkib Approved Sharjah'],
    address: ['شارع المدينة الجامعية، مويلح', 'University City Road, Muwaileh'],
    city: ['الشارقة', 'Sharjah'],
    emirate: ['الشارقة', 'Sharjah'],
    area: '6',
    at: [25.3012, 55.4561],
    hours: closedFridayHours,
    image: 'place/interior-daylight',
  },
  {
    code: 'MKAJM01',
    company: 'north',
    brands: ['Land Rover'],
    name: ['موكب عجمان', 'Mawkib Ajman'],
    address: ['شارع الشيخ خليفة، الجرف', 'Sheikh Khalifa Street, Al Jurf'],
    city: ['عجمان', 'Ajman'],
    emirate: ['عجمان', 'Ajman'],
    area: '6',
    at: [25.4018, 55.5023],
    hours: closedFridayHours,
    image: 'place/arcade-day',
  },
  {
    code: 'MKRAK01',
    company: 'rasAlKhaimah',
    name: ['موكب رأس الخيمة', 'Mawkib Ras Al Khaimah'],
    address: ['شارع الشيخ محمد بن سالم، النخيل', 'Sheikh Mohammed Bin Salem Road, Al Nakheel'],
    city: ['رأس الخيمة', 'Ras Al Khaimah'],
    emirate: ['رأس الخيمة', 'Ras Al Khaimah'],
    area: '7',
    at: [25.7823, 55.9541],
    hours: closedFridayHours,
    image: 'place/pavilion-day',
  },
  {
    code: 'MKFUJ01',
    company: 'fujairah',
    name: ['موكب الفجيرة', 'Mawkib Fujairah'],
    address: ['شارع حمد بن عبدالله، وسط المدينة', 'Hamad Bin Abdulla Road, City Centre'],
    city: ['الفجيرة', 'Fujairah'],
    emirate: ['الفجيرة', 'Fujairah'],
    area: '9',
    at: [25.1264, 56.3312],
    hours: closedFridayHours,
    image: 'place/arcade-evening',
  },
];

/**
 * Twelve retailers of six sellers. Their telephone numbers are from a range that is not assigned.
 */
export const demoDealers: readonly DemoDealer[] = places.map((place, index) => {
  const texts = (at: 0 | 1) => ({
    name: place.name[at],
    address: place.address[at],
    city: place.city[at],
    emirate: place.emirate[at],
    opening_hours: '',
  });
  return {
    id: String(201 + index),
    dealer_code: place.code,
    company_uuid: demoCompanies[place.company],
    brands: [...(place.brands ?? ['Land Rover', 'Jaguar'])],
    texts: { ar: texts(0), en: texts(1) },
    zip_code: null,
    phone: `+971${place.area}5550${String(110 + index)}`,
    email: `${place.code.toLowerCase()}@mawkib.example`,
    latitude: place.at[0],
    longitude: place.at[1],
    image_id: place.image,
    position: index + 1,
    hours: place.hours ?? openFridayHours,
    services: place.services ?? ['sales', 'approved_used', 'service', 'parts', 'charging'],
  };
});
