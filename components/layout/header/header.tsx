import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Category, SiteSettings } from '@/lib/domain/catalogue'
import { CategoryNav } from './category-nav'
import styles from './header.module.css'
import { HeaderActions } from './header-actions'
import { Logo } from './logo'
import { menuCategories } from './menu-categories'
import { MobileMenu } from './mobile-menu'

interface HeaderProps {
  categories: Category[]
  settings: SiteSettings
  /** the notifications button of a signed-in user */
  bell: ReactNode
}

export function Header({ categories, settings, bell }: HeaderProps) {
  const menu = menuCategories(categories, useLocale())
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo image={settings.websiteLogo} />
        <CategoryNav {...menu} />
        <div className={styles.end}>
          {bell}
          <HeaderActions />
          <MobileMenu categories={[...menu.main, ...menu.more]} />
        </div>
      </div>
    </header>
  )
}
