import { object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { AdminBannerWire } from '@/lib/contract/schemas/content/banner'
import { AdminCategoryWire } from '@/lib/contract/schemas/content/category'
import { AdminCityWire, AdminDistrictWire } from '@/lib/contract/schemas/content/city'
import { AdminFacilityGroupWire } from '@/lib/contract/schemas/content/facility'
import { ContentUseWire } from '@/lib/contract/schemas/content/use'
import { BANNER_PLACES } from '@/lib/domain/catalogue'
import { bannerBody, newBannerBody, removeBannerBody } from '@/lib/domain/content/banner'
import { categoryBody } from '@/lib/domain/content/category'
import {
  cityBody,
  districtBody,
  newCityBody,
  newDistrictBody,
  removeDistrictBody,
} from '@/lib/domain/content/city'
import {
  facilityBody,
  facilityGroupBody,
  newFacilityBody,
  newFacilityGroupBody,
} from '@/lib/domain/content/facility'
import { orderBody } from '@/lib/domain/content/order'

const ADMIN = { access: 'admin', area: 'content' } as const
const ONE = { ...ADMIN, params: idParam } as const
/** How much a change of one would reach. */
const USE = { ...ONE, answer: ContentUseWire } as const
const ORDER = { ...ADMIN, body: orderBody, errors: ['changed_meanwhile'] } as const

const placeParam = object({ place: string().required().oneOf(BANNER_PLACES) })

export const contentEditingRoutes = {
  'GET /admin/banners': { ...ADMIN, answer: listOf(AdminBannerWire) },
  'POST /admin/banners': {
    ...ADMIN,
    body: newBannerBody,
    status: 201,
    answer: AdminBannerWire,
    errors: ['invalid'],
  },
  'PUT /admin/banners/:id': {
    ...ONE,
    body: bannerBody,
    answer: AdminBannerWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/banners/:id/remove': { ...ONE, body: removeBannerBody, errors: ['changed_meanwhile'] },
  'POST /admin/banners/order/:place': { ...ORDER, params: placeParam },

  'GET /admin/categories': { ...ADMIN, answer: listOf(AdminCategoryWire) },
  'PUT /admin/categories/:id': {
    ...ONE,
    body: categoryBody,
    answer: AdminCategoryWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/categories/order': ORDER,
  'GET /admin/categories/:id/use': USE,

  'GET /admin/cities': { ...ADMIN, answer: listOf(AdminCityWire) },
  'POST /admin/cities': {
    ...ADMIN,
    body: newCityBody,
    status: 201,
    answer: AdminCityWire,
    errors: ['invalid'],
  },
  'PUT /admin/cities/:id': {
    ...ONE,
    body: cityBody,
    answer: AdminCityWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/cities/order': ORDER,
  'GET /admin/cities/:id/use': USE,
  'GET /admin/cities/:id/districts': { ...ONE, answer: listOf(AdminDistrictWire) },
  'POST /admin/cities/:id/districts': { ...ONE, body: newDistrictBody, errors: ['invalid'] },
  'PUT /admin/districts/:id': { ...ONE, body: districtBody, errors: ['invalid', 'changed_meanwhile'] },
  'POST /admin/districts/:id/remove': {
    ...ONE,
    body: removeDistrictBody,
    errors: ['still_used', 'changed_meanwhile'],
  },

  'GET /admin/facility-groups': { ...ADMIN, answer: listOf(AdminFacilityGroupWire) },
  'POST /admin/facility-groups': { ...ADMIN, body: newFacilityGroupBody, errors: ['invalid'] },
  'PUT /admin/facility-groups/:id': {
    ...ONE,
    body: facilityGroupBody,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/facility-groups/order': ORDER,
  'GET /admin/facility-groups/:id/use': USE,
  'POST /admin/facility-groups/:id/facilities': { ...ONE, body: newFacilityBody, errors: ['invalid'] },
  'POST /admin/facility-groups/:id/order': { ...ORDER, params: idParam },
  'PUT /admin/facilities/:id': { ...ONE, body: facilityBody, errors: ['invalid', 'changed_meanwhile'] },
  'GET /admin/facilities/:id/use': USE,
} as const satisfies Routes
