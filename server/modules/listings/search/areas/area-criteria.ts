import { hasRoomTypes } from '@/lib/domain/listing/room-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Criteria } from '@/server/modules/listings/search/criteria'
import { parseQuery } from '@/server/modules/listings/search/read-criteria'

interface Area {
  city: { id: string; latitude: number; longitude: number }
  district: { id: string } | null
  type: PropertyType | null
}

/** The search of a city or district without dates, for one listing type or all of them. */
export function areaCriteria({ city, district, type }: Area, now: Date): Criteria {
  const query = parseQuery({ ...(type ? { type } : {}), ...(district ? { district: district.id } : {}) })
  return {
    ...{ query, cityId: city.id, origin: city, stay: null, today: riyadhDay(now), now },
    hasRoomTypes: type === null || hasRoomTypes(type),
  }
}
