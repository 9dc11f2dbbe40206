import type { City } from '@/lib/domain/catalogue'
import type { DistrictWire, LocationWire } from '@/lib/domain/geo/location-wire'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import { http } from './browser'

export const CITIES_PATH = 'services/cities'
export const DISTRICTS_PATH = 'services/districts'
export const MAP_PATH = 'services/map'

export const getCities = (path: string) => http.get<City[]>(path)
export const getDistricts = (path: string) => http.get<DistrictWire[]>(path)
export const getMap = (path: string) => http.get<MapSettings>(path)

/** Address, city and district of a point, each of which may be missing. */
export const getLocationAt = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  http.get<LocationWire>(`services/place?lat=${latitude}&lng=${longitude}`)
