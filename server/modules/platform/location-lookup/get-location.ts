import type { DistrictWire, LocationWire } from '@/lib/contract/schemas/geo/location-wire'
import { nearestTo } from '@/lib/domain/geo/distance'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { DISTRICT_CENTRES } from './district-centres'
import { listActiveCities, readDistricts } from './store'

/** A city includes its rest houses in the desert and its mountains. */
const CITY_KM = 60
const DISTRICT_KM = 4

interface Point {
  latitude: number
  longitude: number
}

/**
 * City and district by the nearest centre of our lists, and the address by the geocoder if there is one. A geocoder
 * that fails is logged and only the address is missing (wizard.md, section 2: silent).
 */
export async function getLocation(deps: Deps, point: Point, language: 'ar' | 'en'): Promise<LocationWire> {
  const [address, cities, districts] = await Promise.all([
    addressOf(deps, point, language),
    listActiveCities(deps.db),
    listDistricts(deps.db),
  ])
  const district = nearestTo(point, districts, DISTRICT_KM)
  const city = cities.find((one) => one.name === district?.city) ?? nearestTo(point, cities, CITY_KM)
  const names = {
    city: city ? rowName(city) : null,
    district: district ? { name: district.name, name_ar: district.name_ar } : null,
  }
  return { address: address ?? addressOfNames(names, language), ...names }
}

async function addressOf({ geocoder, log }: Deps, point: Point, language: string): Promise<string | null> {
  if (!geocoder) return null
  try {
    return await geocoder.addressAt(point, language)
  } catch (error) {
    log.warn({ err: error }, 'no address for a point of the map')
    return null
  }
}

/** "Al Malqa, Riyadh": the address from our own lists. */
function addressOfNames(
  { city, district }: Omit<LocationWire, 'address'>,
  language: 'ar' | 'en',
): string | null {
  const names = [district, city].flatMap((one) => (one ? [language === 'ar' ? one.name_ar : one.name] : []))
  return names.join(language === 'ar' ? '، ' : ', ') || null
}

/** The districts of the catalogue that have a centre. */
export async function listDistricts(db: Db): Promise<DistrictWire[]> {
  const rows = await readDistricts(db)
  return rows.flatMap((row) => {
    const { id, city } = row
    const centre = DISTRICT_CENTRES[city]?.[row.name]
    if (!centre) return []
    const [latitude, longitude] = centre
    return [{ _id: id, ...rowName(row), city, latitude, longitude }]
  })
}
