import { useLocale } from 'next-intl'
import type { Category } from '@/lib/contract/schemas/catalogue'
import { isActive } from '@/lib/domain/catalogue'
import { TYPE_BASICS } from '@/lib/domain/listing/type-basics'
import { inLanguage } from '@/lib/i18n/direction'
import { CategoryLink } from './category-link'
import styles from './category-rail.module.css'

/** The active categories as round photographs, in the order that admins gave them. */
export function CategoryRail({ categories }: { categories: Category[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.rail}>
      {categories.filter(isActive).map((category) => (
        <li key={category._id}>
          <CategoryLink
            href={`/${TYPE_BASICS[category.type].slug}?page=1`}
            image={category.image}
            name={inLanguage(locale, { en: category.category, ar: category.category_name_ar })}
          />
        </li>
      ))}
    </ul>
  )
}
