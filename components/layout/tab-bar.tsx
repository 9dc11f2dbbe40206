'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'
import { kindBySlug } from '@/lib/domain/listing/kinds'
import { Link, usePathname } from '@/lib/i18n/navigation'

const TABS: readonly { href: string; path: string; word: string; icon: IconName }[] = [
  { href: '/', path: '/', word: 'explore', icon: 'home' },
  { href: '/search?page=1', path: '/search', word: 'search', icon: 'search' },
  { href: '/my-bookings', path: '/my-bookings', word: 'bookings', icon: 'bag' },
]

const Nav = styled.nav`
  position: fixed; z-index: var(--z-tabbar); inset-block-end: 0; inset-inline: 0; display: flex;
  background: var(--c-bg); box-shadow: var(--e-up); padding-block-end: env(safe-area-inset-bottom);
  @media (min-width: 960px) { display: none; }
  a { flex: 1; block-size: var(--h-tabbar); display: grid; place-content: center; justify-items: center; gap: 2px; font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); line-height: 1.3; }
  [aria-current] { color: var(--c-primary); font-weight: var(--fw-semibold); }
`

/** Thumb-reach navigation of phones; it gives way on a place's own page, where the booking bar stands. */
export function TabBar() {
  const t = useTranslations('layout.tabs')
  const pathname = usePathname()
  const [, slug = '', id] = pathname.split('/')
  if (id && kindBySlug(slug)) return null
  return (
    <Nav aria-label={t('label')}>
      {TABS.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          prefetch={false}
          aria-current={pathname === tab.path ? 'page' : undefined}
        >
          <Icon name={tab.icon} size={22} />
          {t(tab.word)}
        </Link>
      ))}
    </Nav>
  )
}
