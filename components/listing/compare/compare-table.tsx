import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { listingPath } from '@/lib/structured-data/listing'
import styles from './compare-table.module.css'
import { useCompareRows } from './use-compare-rows'

const PHOTO = { width: 240, height: 160 }

/** Places beside each other, one fact a row; what differs stands in one line. */
export function CompareTable({ listings }: { listings: readonly Listing[] }) {
  const t = useTranslations('compare')
  const rows = useCompareRows(listings)
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.scroll} aria-label={t('pageTitle')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                <Place listing={listing} others={listings.filter(({ id }) => id !== listing.id)} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, name, cell }) => (
          <Fact
            key={key}
            name={name}
            listings={listings}
            cell={(listing) => cell(listing) ?? <span className={styles.none}>{t('none')}</span>}
          />
        ))}
        {facilitiesOf(listings).map(({ id, name }) => (
          <Fact
            key={id}
            name={inLanguage(locale, name)}
            listings={listings}
            cell={({ facilities }) => <Has isThere={facilities.some((one) => one.id === id)} />}
          />
        ))}
      </table>
    </section>
  )
}

interface FactProps {
  name: string
  listings: readonly Listing[]
  cell: (listing: Listing) => ReactNode
}

/** The name above its values, in the whole width, so that a phone has room for two places beside each other. */
function Fact({ name, listings, cell }: FactProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={listings.length}>
          <span>{name}</span>
        </th>
      </tr>
      <tr>
        {listings.map((listing) => (
          <td key={listing.id}>{cell(listing)}</td>
        ))}
      </tr>
    </tbody>
  )
}

/** Every facility that one of them has, in the order in which they name them. */
function facilitiesOf(listings: readonly Listing[]) {
  return [...new Map(listings.flatMap(({ facilities }) => facilities.map((one) => [one.id, one]))).values()]
}

function Has({ isThere }: { isThere: boolean }) {
  const t = useTranslations('compare')
  return (
    <>
      <span aria-hidden="true">{isThere ? <Icon name="check" size={18} /> : '–'}</span>
      <span className="sr-only">{t(isThere ? 'has' : 'hasNot')}</span>
    </>
  )
}

function Place({ listing, others }: { listing: Listing; others: readonly Listing[] }) {
  const t = useTranslations('compare')
  const locale = useLocale()
  const name = inLanguage(locale, listing.name)
  const [image] = listing.images
  const rest = others.map(({ id }) => id).join(',')
  return (
    <div className={styles.place}>
      {image ? <Thumbnail url={image} alt="" {...PHOTO} /> : null}
      <Link href={listingPath(listing)} prefetch={false}>
        <bdi>{name}</bdi>
      </Link>
      <span>{localName(locale, listing.location.city)}</span>
      <Link
        href={rest ? `/compare?ids=${rest}` : '/compare'}
        prefetch={false}
        aria-label={t('removeOne', { name })}
      >
        {t('remove')}
      </Link>
    </div>
  )
}
