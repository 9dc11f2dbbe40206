import type { AdminBannerWire } from '@/lib/domain/content/banner'
import type { AdminCategoryWire } from '@/lib/domain/content/category'
import type { AdminCityWire, AdminDistrictWire } from '@/lib/domain/content/city'
import type { AdminFacilityGroupWire } from '@/lib/domain/content/facility'
import type { ContentUseWire } from '@/lib/domain/content/use'
import type { BulkResult, ReviewDetail, ReviewListWire } from '@/lib/domain/listing/listing-review'
import type { Changed, Created, Empty, List, Under } from './kinds'

interface Routes {
  'GET /banners': List<AdminBannerWire>
  'POST /banners': Created<AdminBannerWire>
  'PUT /banners/:id': AdminBannerWire
  'POST /banners/:id/remove': Empty
  'POST /banners/order/:place': Empty
  'GET /categories': List<AdminCategoryWire>
  'PUT /categories/:id': AdminCategoryWire
  'POST /categories/order': Empty
  'GET /categories/:id/use': ContentUseWire
  'GET /cities': List<AdminCityWire>
  'POST /cities': Created<AdminCityWire>
  'PUT /cities/:id': AdminCityWire
  'POST /cities/order': Empty
  'GET /cities/:id/use': ContentUseWire
  'GET /cities/:id/districts': List<AdminDistrictWire>
  'POST /cities/:id/districts': Empty
  'PUT /districts/:id': Empty
  'POST /districts/:id/remove': Empty
  'GET /facility-groups': List<AdminFacilityGroupWire>
  'POST /facility-groups': Empty
  'PUT /facility-groups/:id': Empty
  'POST /facility-groups/order': Empty
  'GET /facility-groups/:id/use': ContentUseWire
  'POST /facility-groups/:id/facilities': Empty
  'POST /facility-groups/:id/order': Empty
  'PUT /facilities/:id': Empty
  'GET /facilities/:id/use': ContentUseWire
  'GET /services': ReviewListWire
  'GET /services/:id': ReviewDetail
  'POST /services/decisions': BulkResult
  'POST /services/:id/approve': Changed
  'POST /services/:id/publish': Changed
  'POST /services/:id/reject': Changed
  'POST /services/:id/suspend': Changed
  'POST /services/:id/restore': Changed
}

export type AdminContentAnswers = Under<'admin', Routes>
