import { type InferType, object } from 'yup'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { expectedVersion, MAX_TITLE, picture, shownName, status } from './fields'

/** PUT admin/categories/{id}. The nine listing types are fixed, so that none is added or removed. */
export const categoryBody = object({
  name: shownName(),
  name_ar: shownName(),
  blurb: shownName(MAX_TITLE),
  blurb_ar: shownName(MAX_TITLE),
  image: picture(),
  status: status(),
  version: expectedVersion(),
})
  .noUnknown()
  .exact()
export type CategoryBody = InferType<typeof categoryBody>

/** GET admin/categories. */
export interface AdminCategoryWire extends CategoryBody {
  _id: string
  type: PropertyType
}
