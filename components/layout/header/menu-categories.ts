import { type Category, isActive } from '@/lib/domain/catalogue'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { inLanguage } from '@/lib/i18n/direction'

export interface MenuCategory {
  slug: string
  label: string
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
