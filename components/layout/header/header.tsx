import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Category, SiteSettings } from '@/lib/contract/schemas/catalogue'
import { isActive } from '@/lib/domain/catalogue'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { inLanguage } from '@/lib/i18n/direction'
import { CategoryNav, type MenuCategory } from './category-nav'
import styles from './header.module.css'
import { HeaderActions } from './header-actions'
import { Logo } from './logo'
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

/** The active categories in their order, split by their listing type into main ones and those under "More". */
export function menuCategories(
  categories: Category[],
  locale: string,
): Record<'main' | 'more', MenuCategory[]> {
  const linksOf = (menu: 'main' | 'more') =>
    categories.filter(isActive).flatMap(({ type, category, category_name_ar }) => {
      const listingType = listingTypeOf(type)
      if (listingType.menu !== menu) return []
      return [{ slug: listingType.slug, label: inLanguage(locale, { en: category, ar: category_name_ar }) }]
    })
  return { main: linksOf('main'), more: linksOf('more') }
}
