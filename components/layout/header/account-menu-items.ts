import type { IconName } from '@/components/ui/icon/icon-paths'
import { canCreateListings, mayBecomeVendor, type Profile } from '@/lib/domain/account/account'
import { isPage } from '@/lib/i18n/page-address'

/** Where an entry is shown: in a group of the account menu, or as a button of the header. */
type MenuPlace = 'me' | 'hosting' | 'admin' | 'help' | 'header'

interface MenuItem {
  href: string
  /** key under `layout.account` */
  word: string
  icon: IconName
  places: readonly MenuPlace[]
  isFor: (user: Profile) => boolean
}

const everyone = () => true
const isAdmin = ({ role }: Profile) => role === 'Admin'

/** The links of a signed-in user, by role (marketplace.md, section 2, header and account dropdown). */
const MENU: readonly MenuItem[] = [
  { href: '/my-profile', word: 'profile', icon: 'user', places: ['me'], isFor: everyone },
  { href: '/messages', word: 'messages', icon: 'chat', places: ['me'], isFor: everyone },
  { href: '/my-bookings', word: 'myBookings', icon: 'bag', places: ['me'], isFor: everyone },
  { href: '/favourites', word: 'favourites', icon: 'heart', places: ['me'], isFor: everyone },
  {
    href: '/my-services?add=1',
    word: 'addService',
    icon: 'plus',
    places: ['header'],
    isFor: canCreateListings,
  },
  { href: '/my-services', word: 'myServices', icon: 'home', places: ['hosting'], isFor: canCreateListings },
  {
    href: '/booking-request',
    word: 'bookingRequests',
    icon: 'clock',
    places: ['hosting'],
    isFor: canCreateListings,
  },
  {
    href: '/service-booking',
    word: 'serviceBookings',
    icon: 'calendar',
    places: ['hosting'],
    isFor: canCreateListings,
  },
  {
    href: '/loginvendor?begin=1',
    word: 'becomeVendor',
    icon: 'key',
    places: ['hosting', 'header'],
    isFor: mayBecomeVendor,
  },
  { href: '/admin/vendors', word: 'admin', icon: 'shield', places: ['admin'], isFor: isAdmin },
  { href: '/about', word: 'about', icon: 'info', places: ['help'], isFor: everyone },
  { href: '/faqs', word: 'faqs', icon: 'headset', places: ['help'], isFor: everyone },
  { href: '/term-conditions', word: 'terms', icon: 'shield', places: ['help'], isFor: everyone },
  { href: '/privacy', word: 'privacy', icon: 'key', places: ['help'], isFor: everyone },
]

/** The entries of one group for one user; entries without a page are left out. */
export function menuFor(user: Profile, place: MenuPlace, exists = isPage): MenuItem[] {
  return MENU.filter((item) => item.places.includes(place) && item.isFor(user) && exists(item.href))
}
