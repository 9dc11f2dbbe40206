import type { IconName } from '@/components/ui/icon/icon-paths'
import { mayBecomeVendor, type Profile } from '@/lib/domain/account/account'
import { VENDOR_PAGES, type VendorPageName } from '@/lib/domain/policy/vendor-pages'
import { can } from '@/lib/domain/policy/vendor-policy'

/** Where an entry is shown: in a group of the account menu, or as a button of the header. */
type MenuGroup = 'me' | 'hosting' | 'admin' | 'help' | 'header'

interface MenuItem {
  href: string
  /** key under `layout.account` */
  key: string
  icon: IconName
  groups: readonly MenuGroup[]
  isFor: (user: Profile) => boolean
}

const everyone = () => true
const mayOpen = (page: VendorPageName) => (user: Profile) => can(user, VENDOR_PAGES[page])
const isAdmin = ({ role }: Profile) => role === 'Admin'

/** The links of a signed-in user, by role (marketplace.md, section 2, header and account dropdown). */
const MENU: readonly MenuItem[] = [
  { href: '/my-profile', key: 'profile', icon: 'user', groups: ['me'], isFor: everyone },
  { href: '/messages', key: 'messages', icon: 'chat', groups: ['me'], isFor: everyone },
  { href: '/my-bookings', key: 'myBookings', icon: 'bag', groups: ['me'], isFor: everyone },
  { href: '/favourites', key: 'favourites', icon: 'heart', groups: ['me'], isFor: everyone },
  { href: '/saved-searches', key: 'savedSearches', icon: 'bell', groups: ['me'], isFor: everyone },
  {
    href: '/my-services?add=1',
    key: 'addService',
    icon: 'plus',
    groups: ['header'],
    isFor: (user) => can(user, 'editListings'),
  },
  {
    href: '/my-services',
    key: 'myServices',
    icon: 'home',
    groups: ['hosting'],
    isFor: mayOpen('/my-services'),
  },
  {
    href: '/booking-request',
    key: 'bookingRequests',
    icon: 'clock',
    groups: ['hosting'],
    isFor: mayOpen('/booking-request'),
  },
  {
    href: '/service-booking',
    key: 'serviceBookings',
    icon: 'calendar',
    groups: ['hosting'],
    isFor: mayOpen('/service-booking'),
  },
  {
    href: '/vendor-members',
    key: 'team',
    icon: 'users',
    groups: ['hosting'],
    isFor: mayOpen('/vendor-members'),
  },
  {
    href: '/loginvendor?begin=1',
    key: 'becomeVendor',
    icon: 'key',
    groups: ['hosting'],
    isFor: mayBecomeVendor,
  },
  {
    href: '/loginvendor?begin=1',
    key: 'becomeVendor',
    icon: 'key',
    groups: ['header'],
    isFor: (user) => user.vendor === null && mayBecomeVendor(user),
  },
  { href: '/admin', key: 'admin', icon: 'shield', groups: ['admin'], isFor: isAdmin },
  { href: '/about', key: 'about', icon: 'info', groups: ['help'], isFor: everyone },
  { href: '/faqs', key: 'faqs', icon: 'headset', groups: ['help'], isFor: everyone },
  { href: '/term-conditions', key: 'terms', icon: 'shield', groups: ['help'], isFor: everyone },
  { href: '/privacy', key: 'privacy', icon: 'key', groups: ['help'], isFor: everyone },
]

/** The entries of one group for one user. */
export function menuFor(user: Profile, group: MenuGroup): MenuItem[] {
  return MENU.filter((item) => item.groups.includes(group) && item.isFor(user))
}
