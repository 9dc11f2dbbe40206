import { http } from '@/lib/api/browser'
import type {
  AdminCityWire,
  AdminDistrictWire,
  CityBody,
  DistrictBody,
  NewCityBody,
  NewDistrictBody,
} from '@/lib/domain/content/city'
import type { OrderBody } from '@/lib/domain/content/order'

export const ADMIN_CITIES_PATH = 'admin/cities'
export const cityUsePath = (id: string) => `${cityPath(id)}/use`
export const districtsPath = (cityId: string) => `${cityPath(cityId)}/districts`
const cityPath = (id: string) => `${ADMIN_CITIES_PATH}/${encodeURIComponent(id)}`
const districtPath = (id: string) => `admin/districts/${encodeURIComponent(id)}`

export const createCity = (body: NewCityBody) => http.send<AdminCityWire>('post', ADMIN_CITIES_PATH, body)
export const updateCity = (id: string, body: CityBody) => http.send<AdminCityWire>('put', cityPath(id), body)
export const orderCities = (body: OrderBody) => http.send<void>('post', `${ADMIN_CITIES_PATH}/order`, body)

export const getAdminDistricts = (path: string) => http.get<{ data: AdminDistrictWire[] }>(path)
export const createDistrict = (cityId: string, body: NewDistrictBody) =>
  http.send<void>('post', districtsPath(cityId), body)
export const renameDistrict = (id: string, body: DistrictBody) =>
  http.send<void>('put', districtPath(id), body)
export const removeDistrict = (id: string, version: number) =>
  http.send<void>('post', `${districtPath(id)}/remove`, { version })
