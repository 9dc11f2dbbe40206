import { Type } from '@sinclair/typebox'
import { object, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'
import { sentenceQuery } from '@/lib/domain/search/sentence/sentence-wire'
import type { Routes } from './route'
import { listOf } from './schema'
import { OccasionDaysWire } from './schemas/calendar/price-plan'
import { AreaRow, AreaWire } from './schemas/geo/area'
import { DayPrices, MapAnswer, NearbyAnswer, SearchAnswer } from './schemas/listing/card'
import { SentenceWire } from './schemas/listing/sentence'

/** Texts of any form: `parseSearchParams` validates the query for pages and api alike. */
const anyQuery = object(Object.fromEntries(SEARCH_PARAMS.map((name) => [name, string()])))

const slug = () => string().matches(/^[a-z0-9-]{1,80}$/)

const areaQuery = exactObject({
  city: slug().required(),
  district: slug(),
  type: string().oneOf(PROPERTY_TYPES),
})

export const searchRoutes = {
  'GET /services/search': { access: 'public', query: anyQuery, answer: SearchAnswer },
  'GET /services/search/count': {
    access: 'public',
    query: anyQuery,
    answer: Type.Object({ total: Type.Number() }),
  },
  'GET /services/search/map': { access: 'public', query: anyQuery, answer: MapAnswer },
  'GET /services/search/nearby': { access: 'public', query: anyQuery, answer: NearbyAnswer },
  'GET /services/search/prices': { access: 'public', cacheSeconds: 120, query: anyQuery, answer: DayPrices },
  'GET /services/sentence': {
    access: 'public',
    cacheSeconds: 60,
    query: sentenceQuery,
    answer: SentenceWire,
  },
  'GET /services/occasions': { access: 'public', cacheSeconds: 300, answer: listOf(OccasionDaysWire) },
  'GET /services/area': { access: 'public', query: areaQuery, answer: AreaWire, errors: ['not_found'] },
  'GET /services/areas': { access: 'public', cacheSeconds: 60, answer: listOf(AreaRow) },
} as const satisfies Routes
