import type { Category } from '@/lib/domain/catalogue'
import { KINDS } from '@/lib/domain/listing/kinds'
import { inLanguage } from '@/lib/i18n/direction'

export interface MenuCategory {
  slug: string
  label: string
}

/** The category links in the order of the kinds, parted into the main ones and those under "More"; active ones only. */
export function menuCategories(
  categories: Category[],
  locale: string,
): Record<'main' | 'more', MenuCategory[]> {
  const rows = KINDS.flatMap((kind) => {
    const category = categories.find((one) => one.type === kind.type && one.status === 'active')
    if (!category) return []
    const label = inLanguage(locale, { en: category.category, ar: category.category_name_ar })
    return [{ menu: kind.menu, slug: kind.slug, label }]
  })
  return { main: rows.filter((row) => row.menu === 'main'), more: rows.filter((row) => row.menu === 'more') }
}
