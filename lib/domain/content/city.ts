import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { isInSaudiArabia } from '@/lib/domain/geo/saudi-arabia'
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
export const newCityBody = exactObject(cityFields)
export type NewCityBody = InferType<typeof newCityBody>

/** PUT admin/cities/{id}; without `slug` the city keeps its own. */
export const cityBody = exactObject({
  ...cityFields,
  slug: string()
    .max(MAX_SLUG)
    .test('slug_format', (slug) => slug === undefined || SLUG.test(slug)),
  version: expectedVersion(),
})
export type CityBody = InferType<typeof cityBody>

/** POST admin/cities/{id}/districts. */
export const newDistrictBody = exactObject({ name: shownName(), name_ar: shownName() })
export type NewDistrictBody = InferType<typeof newDistrictBody>

/** PUT admin/districts/{id}. */
export const districtBody = exactObject({
  name: shownName(),
  name_ar: shownName(),
  version: expectedVersion(),
})
export type DistrictBody = InferType<typeof districtBody>

/** POST admin/districts/{id}/remove. */
export const removeDistrictBody = exactObject({ version: expectedVersion() })
