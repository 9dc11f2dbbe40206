import type { Category } from '@/lib/domain/catalogue'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { inLanguage } from '@/lib/i18n/direction'

export interface MenuCategory {
  slug: string
  label: string
}

/** The active categories in the order of the listing types, split into main ones and those under "More". */
export function menuCategories(
  categories: Category[],
  locale: string,
): Record<'main' | 'more', MenuCategory[]> {
  const linksOf = (menu: 'main' | 'more') =>
    LISTING_TYPES.filter((listingType) => listingType.menu === menu).flatMap(({ type, slug }) => {
      const category = categories.find((one) => one.type === type && one.status === 'active')
      if (!category) return []
      return [{ slug, label: inLanguage(locale, { en: category.category, ar: category.category_name_ar }) }]
    })
  return { main: linksOf('main'), more: linksOf('more') }
}
