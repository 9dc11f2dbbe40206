import { useLocale } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { type Category, isActive } from '@/lib/domain/catalogue'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import styles from './category-rail.module.css'

/** The active categories as round photographs, in the order that admins gave them. */
export function CategoryRail({ categories }: { categories: Category[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.rail}>
      {categories.filter(isActive).map((category) => (
        <li key={category._id}>
          <Link href={`/${listingTypeOf(category.type).slug}?page=1`} prefetch={false}>
            <Picture {...pictureWithColour(category.image)} ratio="1" sizes="130px" alt="" />
            {inLanguage(locale, { en: category.category, ar: category.category_name_ar })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
