'use client'

import dynamic from 'next/dynamic'
import { useSelectedLayoutSegments } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './tab-bar.module.css'

const UnreadCount = dynamic(() => untilLoaded(() => import('./header/unread-count')), { ssr: false })

const TABS: readonly { href: string; path: string; key: string; icon: IconName }[] = [
  { href: '/', path: '/', key: 'explore', icon: 'home' },
  { href: '/favourites', path: '/favourites', key: 'favourites', icon: 'heart' },
  { href: '/my-bookings', path: '/my-bookings', key: 'bookings', icon: 'bag' },
  { href: '/messages', path: '/messages', key: 'messages', icon: 'chat' },
  { href: '/my-profile', path: '/my-profile', key: 'account', icon: 'user' },
]

/** Pages with a bar of their own at the bottom of a phone. */
const FOLDERS_WITH_A_BAR = ['booking']
const PAGES_WITH_A_BAR = ['checkout']
/** A route group: a folder of the app that is not part of the address. */
const isGroup = (segment: string) => segment.startsWith('(')

/** The bottom navigation of phones; hidden on a listing page (`/{category}/{id}`), which has the booking bar there. */
export function TabBar({ listingFolders }: { listingFolders: string[] }) {
  const t = useTranslations('layout.tabs')
  const pathname = usePathname()
  const { user } = useUser()
  // By the rendered page, not by the address: the gateway shows another page where nothing is found.
  const [slug = '', id] = useSelectedLayoutSegments().filter((segment) => !isGroup(segment))
  const hasOwnBar = (id ? [...listingFolders, ...FOLDERS_WITH_A_BAR] : PAGES_WITH_A_BAR).includes(slug)
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
          {t(tab.key)}
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
