import type { IconName } from '@/components/ui/icon-paths'
import type { Profile } from '@/lib/domain/account'

type Group = 'me' | 'help'

interface AccountMenuItem {
  href: string
  /** key under `layout.account` */
  word: string
  icon: IconName
  group: Group
  isFor: (user: Profile) => boolean
}

const everyone = () => true

/** The links of the account menu (marketplace.md, section 2, account dropdown), by who sees them. */
const ACCOUNT_MENU: readonly AccountMenuItem[] = [
  { href: '/my-bookings', word: 'myBookings', icon: 'bag', group: 'me', isFor: everyone },
  { href: '/about', word: 'about', icon: 'info', group: 'help', isFor: everyone },
  { href: '/faqs', word: 'faqs', icon: 'headset', group: 'help', isFor: everyone },
  { href: '/term-conditions', word: 'terms', icon: 'shield', group: 'help', isFor: everyone },
  { href: '/privacy', word: 'privacy', icon: 'key', group: 'help', isFor: everyone },
]

export function accountMenuFor(user: Profile, group: Group): AccountMenuItem[] {
  return ACCOUNT_MENU.filter((item) => item.group === group && item.isFor(user))
}
