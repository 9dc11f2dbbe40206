import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { WithdrawnListing } from '@/lib/contract/schemas/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { writeSearchParams } from '@/lib/search/search-address'
import styles from './hidden-listing.module.css'

/** The page of a suspended listing, with links and similar listings. */
export function WithdrawnPage({ listing, children }: { listing: WithdrawnListing; children: ReactNode }) {
  const t = useTranslations('detail.withdrawn')
  const locale = useLocale()
  const inCity = writeSearchParams({ city: listing.city.name, type: listing.type, page: 1 })
  return (
    <div className={styles.frame}>
      <h1 className={styles.name}>{localName(locale, listing)}</h1>
      <EmptyState title={t('title')} text={t('text')}>
        <Button as={Link} href={`/search?${inCity}`} prefetch={false}>
          {t('search', { city: localName(locale, listing.city) })}
        </Button>
        <Button
          as={Link}
          href={`/${listingTypeOf(listing.type).slug}?page=1`}
          $kind="outline"
          prefetch={false}
        >
          {t('all')}
        </Button>
      </EmptyState>
      {children}
    </div>
  )
}
