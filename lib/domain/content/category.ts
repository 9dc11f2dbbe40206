import { exactObject } from '@/lib/domain/exact-object'
import { expectedVersion, MAX_TITLE, picture, shownName, status } from './fields'

/** PUT admin/categories/{id}. The nine listing types are fixed, so that none is added or removed. */
export const categoryBody = exactObject({
  name: shownName(),
  name_ar: shownName(),
  blurb: shownName(MAX_TITLE),
  blurb_ar: shownName(MAX_TITLE),
  image: picture(),
  status: status(),
  version: expectedVersion(),
})
