import { string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { LANGUAGES } from '@/lib/domain/account/account'
import { exactObject } from '@/lib/domain/exact-object'
import { ALL_TYPES } from '@/lib/domain/geo/area'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'

const cardParams = idParam
  .shape({ language: string().required().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

const SLUG = /^[a-z0-9-]{1,80}$/

/** A district of the city. */
const areaQuery = exactObject({ district: string().matches(SLUG) })

const areaParams = exactObject({
  city: string().required().matches(SLUG),
  type: string()
    .required()
    .oneOf([ALL_TYPES, ...LISTING_TYPES.map(({ slug }) => slug)]),
  language: string().required().oneOf(LANGUAGES),
})

export const ogRoutes = {
  'GET /og/:id/:language': {
    access: 'public',
    isSameForAll: true,
    params: cardParams,
    answer: file('image/jpeg'),
  },
  'GET /og/areas/:city/:type/:language': {
    access: 'public',
    isSameForAll: true,
    params: areaParams,
    query: areaQuery,
    answer: file('image/jpeg'),
  },
} as const satisfies Routes
