import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/listing/vocabulary'
import { demo, slugOf } from './content'
import { at, type Random, randomOf } from './random'
import { COMPANIES, DEMO_COMPANY, DEMO_HOST, HOSTS, type SeedUser } from './users'

type City = (typeof demo.cities)[number]

/** The listings to make, before their facts are chosen. */
export interface PlannedListing {
  id: string
  type: PropertyType
  /** the listing among the listings of its type */
  index: number
  en: string
  ar: string
  city: City
  district: City['districts'][number]
  owner: SeedUser
  random: Random
}

const LISTINGS_OF_TYPE = 16
/** Enough chalets for more than one page of results. */
const CHALETS = 24

const CITY_ROUND = [
  ...['Jeddah', 'Riyadh', 'Jeddah', 'Makkah', 'Taif', 'Jeddah', 'Madinah', 'Abha', 'Dammam', 'Jeddah'],
  ...['Buraidah', 'Tabuk', 'Riyadh', 'Jeddah', 'Taif', 'Dammam', 'Jeddah', 'Abha', 'Riyadh', 'Jeddah'],
  ...['Madinah', 'Jeddah', 'Tabuk', 'Makkah'],
]

/** Listings whose name contains a city's word are in that city. */
const CITY_OF_NAME: Record<string, string> = {
  'Layali Obhur': 'Jeddah',
  'Noor Al Bahr': 'Jeddah',
  'Al Murjan': 'Jeddah',
  'Olaya View': 'Riyadh',
}

/** Listings of the demo's host and company, by index within the type. */
const OF_DEMO_HOST: Partial<Record<PropertyType, readonly number[]>> = {
  Chalets: [0, 2, 9],
  Resorts: [5],
  Lounges: [0],
  Farms: [0, 13],
}
const OF_DEMO_COMPANY: Partial<Record<PropertyType, readonly number[]>> = {
  Hotel: [0, 2, 5],
  Apartment: [0, 9],
  Wedding_Halls: [2],
  Stadium: [5],
}
const COMPANY_OF_TYPE: Partial<Record<PropertyType, number>> = {
  Hotel: 0,
  Apartment: 1,
  Stadium: 2,
  Wedding_Halls: 3,
}

export function planListings(): PlannedListing[] {
  return PROPERTY_TYPES.flatMap((type) =>
    Array.from({ length: type === 'Chalets' ? CHALETS : LISTINGS_OF_TYPE }, (_, index) =>
      planListing(type, index),
    ),
  )
}

function planListing(type: PropertyType, index: number): PlannedListing {
  const names = demo.listingNames[type]
  const word = at(names.words, index)
  const pattern = (index % names.words.length) + Math.floor(index / names.words.length)
  const en = at(names.patternsEn, pattern).replace('{w}', word.en)
  const ar = at(names.patternsAr, pattern).replace('{w}', word.ar)
  const city = cityNamed(CITY_OF_NAME[word.en] ?? at(CITY_ROUND, index))
  const id = slugOf(`${en} ${city.name}`)
  const random = randomOf(`listing ${id}`)
  const district = random.pick(city.districts)
  return { id, type, index, en, ar, city, district, owner: ownerOf(type, index, random), random }
}

function cityNamed(name: string): City {
  const city = demo.cities.find((one) => one.name === name)
  if (!city) throw new Error(`no city ${name}`)
  return city
}

function ownerOf(type: PropertyType, index: number, random: Random): SeedUser {
  if (OF_DEMO_HOST[type]?.includes(index)) return DEMO_HOST
  if (OF_DEMO_COMPANY[type]?.includes(index)) return DEMO_COMPANY
  const company = COMPANY_OF_TYPE[type]
  return company !== undefined && random.chance(0.7) ? at(COMPANIES, company) : random.pick(HOSTS)
}
