import { menuFor } from '@/components/layout/header/account-menu-items'
import type { Profile, UserRole } from '@/lib/domain/account/account'
import type { MemberRole } from '@/lib/domain/account/membership'

const person = (role: UserRole, rest: Partial<Profile> = {}) =>
  ({ role, verify: true, host: false, company: false, vendor: null, vendors: [], ...rest }) as Profile

const member = (role: MemberRole, type: 'host' | 'company') => {
  const vendor = { vendorId: 'v1', role, name: 'Al Nakheel' }
  return person('Vender', { [type]: true, vendor, vendors: [vendor] })
}

const PEOPLE = {
  guest: person('User'),
  unverified: person('User', { verify: false }),
  host: member('owner', 'host'),
  company: member('owner', 'company'),
  manager: member('manager', 'company'),
  frontDesk: member('frontDesk', 'company'),
  finance: member('finance', 'company'),
  admin: person('Admin'),
}

const hrefsOf = (who: keyof typeof PEOPLE, place: Parameters<typeof menuFor>[1]) =>
  menuFor(PEOPLE[who], place).map((item) => item.href)

test.each([
  ['guest', ['/loginvendor?begin=1']],
  ['unverified', []],
  ['host', ['/my-services?add=1']],
  ['company', ['/my-services?add=1']],
  ['manager', ['/my-services?add=1']],
  ['frontDesk', []],
  ['admin', []],
] as const)('header-user: %s sees %j in the header', (who, hrefs) => {
  expect(hrefsOf(who, 'header')).toEqual(hrefs)
})

test.each([
  ['guest', ['/loginvendor?begin=1']],
  ['unverified', []],
  ['host', ['/my-services', '/booking-request', '/service-booking', '/vendor-members']],
  ['frontDesk', ['/my-services', '/service-booking', '/vendor-members', '/loginvendor?begin=1']],
  ['finance', ['/my-services', '/service-booking', '/vendor-members', '/loginvendor?begin=1']],
  ['admin', []],
] as const)('account-menu: %s has %j under hosting', (who, hrefs) => {
  expect(hrefsOf(who, 'hosting')).toEqual(hrefs)
})

test('account-menu: every user has own pages and help; the console is for admins', () => {
  for (const who of Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]) {
    const own = ['/my-profile', '/messages', '/my-bookings', '/favourites', '/saved-searches']
    expect(hrefsOf(who, 'me')).toEqual(own)
    expect(hrefsOf(who, 'help')).toEqual(['/about', '/faqs', '/term-conditions', '/privacy'])
    expect(hrefsOf(who, 'admin')).toEqual(who === 'admin' ? ['/admin'] : [])
  }
})
