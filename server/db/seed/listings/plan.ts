import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/listing/vocabulary'
import { slugOf } from '@/lib/domain/text/slug'
import { demo } from '@/server/db/seed/content'
import { COMPANIES, DEMO_COMPANY, DEMO_HOST, HOSTS, type SeedUser } from '@/server/db/seed/people/users'
import { at, type Random, randomOf } from '@/server/db/seed/random'
import { BUILDINGS, type Building } from './buildings'

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
  /** the building in its pictures */
  buildingName: string
  building: Building
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
  return PROPERTY_TYPES.flatMap((type) => {
    const chooseBuilding = buildingChooser(type)
    return Array.from({ length: type === 'Chalets' ? CHALETS : LISTINGS_OF_TYPE }, (_, index) =>
      planListing(type, index, chooseBuilding),
    )
  })
}

interface Naming {
  word: Names
  usual: Names
}
type Names = Record<'en' | 'ar', string>

type BuildingChooser = (
  naming: Naming,
  city: City,
) => { buildingName: string; building: Building; name: Names }

/** The least used building that fits, counted in the city first, so that a page repeats none while others are left. */
function buildingChooser(type: PropertyType): BuildingChooser {
  const uses = new Map<string, number>()
  const usesOf = (key: string) => uses.get(key) ?? 0
  const named = new Set<string>()
  let last = ''
  return ({ word, usual }, { name: city }) => {
    const [best] = Object.entries(BUILDINGS[type])
      .filter(([, { cities }]) => cities?.includes(city) ?? true)
      .map(([buildingName, building]) => {
        const name = building.name ? nameOf(building.name, word) : usual
        const isNamed = named.has(`${name.en} ${city}`)
        const isLess = building.suits?.test(usual.en) ? 0 : 1
        const [inCity, ofType] = [usesOf(`${buildingName} ${city}`), usesOf(buildingName)]
        const keys = [
          Number(isNamed),
          inCity,
          Number(buildingName === last),
          Math.min(ofType, 1),
          isLess,
          ofType,
        ]
        return { chosen: { buildingName, building, name }, keys }
      })
      .sort((one, other) => firstDifference(one.keys, other.keys))
    if (!best) throw new Error(`no building for ${type} in ${city}`)
    const { buildingName, name } = best.chosen
    last = buildingName
    for (const key of [buildingName, `${buildingName} ${city}`]) uses.set(key, usesOf(key) + 1)
    named.add(`${name.en} ${city}`)
    return best.chosen
  }
}

function nameOf(pattern: Names, word: Names): Names {
  return { en: pattern.en.replace('{w}', word.en), ar: pattern.ar.replace('{w}', word.ar) }
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((value, i) => value - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function planListing(type: PropertyType, index: number, chooseBuilding: BuildingChooser): PlannedListing {
  const names = demo.listingNames[type]
  const word = at(names.words, index)
  const pattern = (index % names.words.length) + Math.floor(index / names.words.length)
  const usual = nameOf({ en: at(names.patternsEn, pattern), ar: at(names.patternsAr, pattern) }, word)
  const city = cityNamed(CITY_OF_NAME[word.en] ?? at(CITY_ROUND, index))
  const { buildingName, building, name } = chooseBuilding({ word, usual }, city)
  const id = slugOf(`${name.en} ${city.name}`)
  const random = randomOf(`listing ${slugOf(`${usual.en} ${city.name}`)}`)
  const district = random.pick(city.districts)
  const owner = ownerOf(type, index, random)
  return { id, type, index, ...name, city, district, buildingName, building, owner, random }
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
