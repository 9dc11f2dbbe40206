import { readdirSync } from 'node:fs'
import { menuFor } from '@/components/layout/header/account-menu-items'
import type { Profile, UserRole } from '@/lib/domain/account/account'
import { ADMIN_PAGES, adminPath, MOVED_ADMIN_PAGES, TWO_STEP_PAGE } from '@/lib/domain/admin/areas'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { NOTIFICATION_TYPES, notificationRule } from '@/lib/domain/notifications/notification'
import { publicPageOf } from '@/lib/pages/public-page'

/** The addresses of app/[locale] without groups and without pages that have a part of their own in the address. */
const PAGES = new Set(
  readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)page\.tsx$/.test(path) && !path.includes('['))
    .map((path) => `/${path.replace(/\([a-z]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`),
)

const person = (role: UserRole, rest: Partial<Profile> = {}) =>
  ({ role, verify: true, vendor: null, vendors: [], ...rest }) as Profile
const OWN = { vendorId: 'v1', role: 'owner', name: 'Sara' } as const
const PEOPLE = [person('User'), person('Vender', { vendor: OWN, vendors: [OWN] }), person('Admin')]
const GROUPS = ['me', 'hosting', 'admin', 'help', 'header'] as const

test('each entry of a menu, each notification and each name of the console has a page', () => {
  const hrefs = [
    ...PEOPLE.flatMap((one) => GROUPS.flatMap((group) => menuFor(one, group).map(({ href }) => href))),
    ...NOTIFICATION_TYPES.map((type) => notificationRule(type).route),
    ...ADMIN_PAGES.map(({ page }) => adminPath(page)),
    ...Object.values(MOVED_ADMIN_PAGES),
    `/admin/${TWO_STEP_PAGE}`,
  ]
  expect(hrefs.length).toBeGreaterThan(60)
  expect(hrefs.filter((href) => !PAGES.has(href.replace(/\?.*/, '')))).toEqual([])
})

test('the home page, the search and the content pages are public, and no other plain page', () => {
  const content = readdirSync('app/[locale]/(content)').map((name) => `/${name}`)
  const kept = [...PAGES].filter((path) => publicPageOf(path) !== null)
  expect(kept.toSorted()).toEqual(['/', '/search', ...content].toSorted())
})

test('no page has the slug of a listing type', () => {
  expect(LISTING_TYPES.filter(({ slug }) => PAGES.has(`/${slug}`))).toEqual([])
})
