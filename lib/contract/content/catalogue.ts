import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { Banner, Category, City, FacilityGroup, SiteSettings } from '@/lib/contract/schemas/catalogue'
import { exactObject } from '@/lib/domain/exact-object'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

const facilityQuery = exactObject({
  type: string().oneOf(PROPERTY_TYPES),
  status: string().oneOf(['active', 'inactive'] as const),
  isSubFacility: string().oneOf(['true', 'false'] as const),
})

export const catalogueRoutes = {
  'GET /user/main-banner': { access: 'public', cacheSeconds: 5, answer: Type.Array(Banner) },
  'GET /user/banner': { access: 'public', cacheSeconds: 5, answer: Type.Array(Banner) },
  'GET /services/cities': { access: 'public', cacheSeconds: 5, answer: Type.Array(City) },
  'GET /services/categories': {
    access: 'public',
    cacheSeconds: 5,
    answer: Type.Object({ categories: Type.Array(Category) }),
  },
  'GET /content-version': { access: 'public', answer: Type.Object({ version: Type.Number() }) },
  'GET /admin/get-setting': {
    access: 'public',
    cacheSeconds: 5,
    answer: SiteSettings,
    errors: ['not_found'],
  },
  'GET /facility/list': {
    access: 'public',
    cacheSeconds: 5,
    query: facilityQuery,
    answer: listOf(FacilityGroup),
  },
} as const satisfies Routes
