'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { CategoryLink } from './category-link'
import { Disclosure } from './disclosure'
import styles from './header.module.css'
import type { MenuCategory } from './menu-categories'
import rows from './menu-links.module.css'

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
              <ul className={rows.rows}>
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
