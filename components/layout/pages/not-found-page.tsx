import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Sadu } from '@/components/ui/sadu'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { Link } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { localePath } from '@/lib/pages/page-url'
import { answerWith } from '@/lib/session/rendered-answer'
import { Dunes } from './dunes'
import styles from './error-pages.module.css'

const MAIN_TYPES = LISTING_TYPES.filter((listingType) => listingType.menu === 'main')

/** The 404 page: a drawing, a search and four links. */
export function NotFoundPage() {
  const t = useTranslations('layout.lost')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale() as Locale
  return (
    <div className={styles.frame}>
      <Dunes />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      {/* A plain form, so that it works without script too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search> */}
      <form className={styles.search} role="search" action={localePath(locale, '/search')}>
        <label>
          <span className="sr-only">{t('searchField')}</span>
          <Icon name="search" size={20} />
          <input
            name="q"
            type="search"
            required
            maxLength={60}
            placeholder={t('searchField')}
            enterKeyHint="search"
          />
        </label>
        <input type="hidden" name="page" value="1" />
        <Button type="submit">{t('search')}</Button>
      </form>
      <nav aria-label={t('kinds')}>
        <ul className={styles.kinds}>
          {MAIN_TYPES.map(({ type, slug }) => (
            <li key={slug}>
              <Link href={`/${slug}?page=1`} prefetch={false}>
                {types(type)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link className={styles.home} href="/" prefetch={false}>
        {t('home')}
      </Link>
      <Sadu id="sadu-lost" diamonds={9} />
    </div>
  )
}

/**
 * The 404 page in the place of a page. Addresses that anybody can make up return it, because `notFound()` costs a second
 * render: what Next sends for it is empty until scripts run.
 */
export function MissingPage() {
  answerWith(404)
  return <NotFoundPage />
}
