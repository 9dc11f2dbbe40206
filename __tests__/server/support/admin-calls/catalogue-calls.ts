import { aListing } from '@/__tests__/server/support/listings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { SETTINGS } from '@/__tests__/server/support/settings'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { districts } from '@/server/db/schema/catalogue/catalogue'
import type { AdminCalls } from './admin-call'

const BLURB = { blurb: 'By the sea', blurb_ar: 'على البحر' }
const NORTH = { name: 'North', name_ar: 'الشمال' }

/** The changing calls of admins on cities, districts, categories, banners, occasions and settings. */
export const CATALOGUE_CALLS: AdminCalls = {
  'POST /admin/cities': async (test) => {
    const as = await anAdmin(test)
    return { as, body: await aCityBody(test, as) }
  },
  'PUT /admin/cities/:id': async (test) => {
    const { _id, slug: _slug, ...city } = await aCity(test)
    return { id: _id, body: { ...city, title: 'Above the clouds' } }
  },
  'POST /admin/cities/order': async (test) => {
    const [first, second] = [await aCity(test), await aCity(test, 'Taif', 'الطائف')]
    const from = [first._id, second._id]
    return { body: { from, to: from.toReversed() } }
  },
  'PUT /admin/settings': async () => ({ body: SETTINGS }),
  'PUT /admin/categories/:id': async (test) => {
    await aListing(test)
    const as = await anAdmin(test)
    const { data } = (await test.call('GET', '/admin/categories', { as })).body
    const { _id, type: _type, ...category } = data[0]
    return { id: _id, body: { ...category, ...BLURB, status: 'inactive' } }
  },
  'POST /admin/categories/order': async (test) => {
    await aListing(test)
    await aListing(test, { type: 'Farms' })
    return { body: { from: ['chalets', 'farms'], to: ['farms', 'chalets'] } }
  },
  'POST /admin/banners': async (test) => {
    const as = await anAdmin(test)
    return { as, body: aBannerBody(await anUpload(test, as)) }
  },
  'PUT /admin/banners/:id': async (test) => {
    const { _id, ...banner } = await aBanner(test)
    return { id: _id, body: { ...banner, title: 'Winter' } }
  },
  'POST /admin/banners/:id/remove': async (test) => {
    const { _id, version } = await aBanner(test)
    return { id: _id, body: { version } }
  },
  'POST /admin/banners/order/:place': async (test) => {
    const from = [(await aBanner(test))._id, (await aBanner(test))._id]
    return { id: 'main', body: { from, to: from.toReversed() } }
  },
  'POST /admin/cities/:id/districts': async (test) => ({ id: (await aCity(test))._id, body: NORTH }),
  'PUT /admin/districts/:id': async (test) => ({
    id: await aDistrict(test),
    body: { name: 'South', name_ar: 'الجنوب', version: 1 },
  }),
  'POST /admin/districts/:id/remove': async (test) => ({ id: await aDistrict(test), body: { version: 1 } }),
  'POST /admin/occasions/:occasion/correct': async () => ({ id: 'eidAlFitr', body: MOVED_EID }),
  'POST /admin/occasions/:occasion/reset': async (test) => {
    const as = await anAdmin(test)
    await test.call('POST', '/admin/occasions/eidAlFitr/correct', { as, body: MOVED_EID })
    return { id: 'eidAlFitr', body: { year: 1447, version: 1 } }
  },
  'POST /admin/school-holidays': async () => ({ body: BREAK }),
  'PUT /admin/school-holidays/:id': async (test) => ({
    id: await aHoliday(test),
    body: { ...BREAK, to: '2026-04-09', version: 1 },
  }),
  'POST /admin/school-holidays/:id/remove': async (test) => ({
    id: await aHoliday(test),
    body: { version: 1 },
  }),
}

/** By the calendar it begins on 20 March 2026. */
const MOVED_EID = { year: 1447, version: 0, from: '2026-03-21', to: '2026-03-23' }
const BREAK = { name: 'Spring break', name_ar: 'إجازة الربيع', from: '2026-04-02', to: '2026-04-08' }

async function aHoliday(test: TestApp): Promise<string> {
  const as = await anAdmin(test)
  return (await test.call('POST', '/admin/school-holidays', { as, body: BREAK })).body._id
}

export async function aCityBody(test: TestApp, as: TestUser, name = 'Abha', nameInArabic = 'أبها') {
  const image = await anUpload(test, as)
  return {
    ...{ name, name_ar: nameInArabic, title: 'Clouds', title_ar: 'غيوم', image },
    ...{ latitude: 18.2, longitude: 42.5, status: 'active' },
  }
}

async function aCity(
  test: TestApp,
  ...names: string[]
): Promise<{ _id: string; slug: string; version: number }> {
  const as = await anAdmin(test)
  return (await test.call('POST', '/admin/cities', { as, body: await aCityBody(test, as, ...names) })).body
}

function aBannerBody(image: string) {
  const texts = { title: 'Summer', title_ar: 'الصيف', image, link: '/search' }
  return { place: 'main', ...texts, firstDay: null, lastDay: null, status: 'active' }
}

async function aBanner(test: TestApp): Promise<{ _id: string; version: number }> {
  const as = await anAdmin(test)
  const body = aBannerBody(await anUpload(test, as))
  return (await test.call('POST', '/admin/banners', { as, body })).body
}

async function aDistrict(test: TestApp): Promise<string> {
  const { _id } = await aCity(test)
  await test.call('POST', `/admin/cities/${_id}/districts`, { as: await anAdmin(test), body: NORTH })
  const [row] = await test.db.select().from(districts)
  return row?.id ?? ''
}
