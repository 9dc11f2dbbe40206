'use client'

import dynamic from 'next/dynamic'
import { useSelectedLayoutSegments } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { useUser } from '@/lib/api/use-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { Link, usePathname } from '@/lib/i18n/navigation'
import styles from './tab-bar.module.css'

const UnreadCount = dynamic(() => import('./header/unread-count'), { ssr: false })

const TABS: readonly { href: string; path: string; word: string; icon: IconName }[] = [
  { href: '/', path: '/', word: 'explore', icon: 'home' },
  { href: '/favourites', path: '/favourites', word: 'favourites', icon: 'heart' },
  { href: '/my-bookings', path: '/my-bookings', word: 'bookings', icon: 'bag' },
  { href: '/messages', path: '/messages', word: 'messages', icon: 'chat' },
  { href: '/my-profile', path: '/my-profile', word: 'account', icon: 'user' },
]

/** Where a bar of the page's own stands at the foot of a phone. */
const ROOMS_WITH_A_BAR = ['booking']
const PAGES_WITH_A_BAR = ['checkout']
/** A folder of the app that groups pages and stands in no address. */
const isGroup = (segment: string) => segment.startsWith('(')

/** Thumb-reach navigation of phones; it gives way on a listing's own page (`/{room}/{id}`), where the booking bar stands. */
export function TabBar({ placeRooms }: { placeRooms: string[] }) {
  const t = useTranslations('layout.tabs')
  const pathname = usePathname()
  const { user } = useUser()
  // By the page that is shown, not by its address: the middleware shows another one where nothing is found.
  const [slug = '', id] = useSelectedLayoutSegments().filter((segment) => !isGroup(segment))
  const hasOwnBar = (id ? [...placeRooms, ...ROOMS_WITH_A_BAR] : PAGES_WITH_A_BAR).includes(slug)
  if (hasOwnBar) return null
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      {TABS.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          prefetch={false}
          aria-current={pathname === tab.path ? 'page' : undefined}
        >
          <Icon name={tab.icon} size={22} />
          {t(tab.word)}
          {user && tab.path === '/messages' ? (
            <LazyMessages part="person">
              <UnreadCount isCorner />
            </LazyMessages>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}
