import { type InferType, number, object, string } from 'yup'
import type { City } from '@/lib/domain/catalogue'
import { isInSaudiArabia } from '@/lib/domain/geo/saudi-arabia'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { MAX_SLUG, SLUG } from '@/lib/domain/text/slug'
import { expectedVersion, MAX_TITLE, picture, shownName, status } from './fields'

const cityFields = {
  name: shownName(),
  name_ar: shownName(),
  title: shownName(MAX_TITLE),
  title_ar: shownName(MAX_TITLE),
  image: picture(),
  latitude: number().required(),
  longitude: number()
    .required()
    .test(
      'outside_country',
      (longitude, { parent: { latitude } }) =>
        longitude === undefined || latitude === undefined || isInSaudiArabia({ latitude, longitude }),
    ),
  status: status(),
}

/** POST admin/cities. */
export const newCityBody = object(cityFields).noUnknown().exact()
export type NewCityBody = InferType<typeof newCityBody>

/** PUT admin/cities/{id}; without `slug` the city keeps its own. */
export const cityBody = object({
  ...cityFields,
  slug: string()
    .max(MAX_SLUG)
    .test('slug_format', (slug) => slug === undefined || SLUG.test(slug)),
  version: expectedVersion(),
})
  .noUnknown()
  .exact()
export type CityBody = InferType<typeof cityBody>

/** GET admin/cities: all of them, in their order. */
export interface AdminCityWire extends City {
  version: number
}

/** POST admin/cities/{id}/districts. */
export const newDistrictBody = object({ name: shownName(), name_ar: shownName() }).noUnknown().exact()
export type NewDistrictBody = InferType<typeof newDistrictBody>

/** PUT admin/districts/{id}. */
export const districtBody = object({ name: shownName(), name_ar: shownName(), version: expectedVersion() })
  .noUnknown()
  .exact()
export type DistrictBody = InferType<typeof districtBody>

/** POST admin/districts/{id}/remove. */
export const removeDistrictBody = object({ version: expectedVersion() }).noUnknown().exact()

/** GET admin/cities/{id}/districts. */
export interface AdminDistrictWire extends LocalizedName {
  _id: string
  version: number
  /** whether a listing is in it; then it cannot be removed */
  isUsed: boolean
}
