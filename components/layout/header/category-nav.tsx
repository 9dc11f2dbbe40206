'use client'

import { useTranslations } from 'next-intl'
import { deviceStorage } from '@/components/shared/browser-storage'
import { Icon } from '@/components/ui/icon/icon'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { Disclosure } from './disclosure'
import styles from './header.module.css'

export interface MenuCategory {
  slug: string
  label: string
}

export function CategoryNav({ main, more }: Record<'main' | 'more', MenuCategory[]>) {
  const t = useTranslations('layout')
  return (
    <nav className={styles.nav} aria-label={t('categories')}>
      <ul>
        {main.map((one) => (
          <li key={one.slug}>
            <CategoryLink {...one} />
          </li>
        ))}
        {more.length > 0 ? (
          <li>
            <Disclosure
              className={styles.more}
              summary={
                <>
                  {t('more')} <Icon name="chevronDown" size={16} />
                </>
              }
            >
              <ul className={styles.rows}>
                {more.map((one) => (
                  <li key={one.slug}>
                    <CategoryLink {...one} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/** The slug of the category that was opened last (marketplace.md, section 2, header). */
const CATEGORY_KEY = 'diyar-category'

/** A link to a category's results; following it stores the category in this browser. */
export function CategoryLink({ slug, label }: { slug: string; label: string }) {
  const isHere = usePathname() === `/${slug}`
  return (
    <Link
      href={`/${slug}?page=1`}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => deviceStorage.write(CATEGORY_KEY, slug)}
      prefetch={false}
    >
      {label}
    </Link>
  )
}
