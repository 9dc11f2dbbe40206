'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { DrawerPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { usePathname } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import type { MenuCategory } from './category-nav'
import styles from './header.module.css'

const MobileMenuPanel = dynamic(() => untilLoaded(() => import('./mobile-menu-panel')), {
  ssr: false,
  loading: DrawerPlaceholder,
})

/** The slide-in menu of phones; it closes on every page change (marketplace.md, section 2). */
export function MobileMenu({ categories }: { categories: MenuCategory[] }) {
  const t = useTranslations('layout')
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page address closes it
  useEffect(() => setOpen(false), [pathname])
  function open() {
    setOpened(true)
    setOpen(true)
  }
  return (
    <div className={styles.phones}>
      <IconButton aria-label={t('openMenu')} aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" size={24} flip />
      </IconButton>
      {wasOpened ? (
        <LazyMessages part="menu" waiting={<DrawerPlaceholder />}>
          <MobileMenuPanel open={isOpen} onOpenChange={setOpen} categories={categories} />
        </LazyMessages>
      ) : null}
    </div>
  )
}
