import { useLocale } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/lib/domain/catalogue'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { pictureSources } from '@/lib/domain/listing/picture'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import styles from './category-rail.module.css'

/** All active listing types as round photographs, in the order of the menu. */
export function CategoryRail({ categories }: { categories: Category[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.rail}>
      {LISTING_TYPES.map((listingType) => {
        const category = categories.find((one) => one.type === listingType.type && one.status === 'active')
        return category ? (
          <li key={listingType.slug}>
            <Link href={`/${listingType.slug}?page=1`} prefetch={false}>
              <Picture {...pictureSources(category.image)} ratio="1 / 1" sizes="130px" alt="" />
              {inLanguage(locale, { en: category.category, ar: category.category_name_ar })}
            </Link>
          </li>
        ) : null
      })}
    </ul>
  )
}
