import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { City } from '@/lib/contract/schemas/catalogue'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { isPastEnd } from '@/lib/search/search-page'
import { useFoundCount } from './filters/use-found-count'
import { lastPage } from './pagination'
import styles from './results.module.css'
import { type ResultsAddress, resultsHref } from './results-address'

interface NoResultsProps {
  address: ResultsAddress
  answer: SearchAnswer
  cities: City[]
  /** alternatives to an empty search */
  offers: ReactNode
  isCityUnknown: boolean
  isCategoryUnknown: boolean
}

/** Why there are no results, and alternatives: an unknown address, a page behind the last, or too many filters. */
export function NoResults(props: NoResultsProps) {
  const { address, answer, cities, offers, isCityUnknown, isCategoryUnknown } = props
  const t = useTranslations('search.results')
  if (isCityUnknown) return <UnknownCity address={address} cities={cities} />
  if (isCategoryUnknown) {
    return (
      <EmptyState title={t('noCategoryTitle')} text={t('noCategoryText')}>
        <Button as={Link} href={resultsHref(address, { categoryId: undefined })} prefetch={false}>
          {t('anyCategory')}
        </Button>
      </EmptyState>
    )
  }
  if (answer.total > 0 && isPastEnd(address.query, answer.total)) {
    return <PastEnd address={address} answer={answer} />
  }
  return (
    <>
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <Button as={Link} href={`${address.path}?page=1`} prefetch={false}>
          {t('reset')}
        </Button>
        <Button as={Link} href="/" prefetch={false} $kind="outline">
          {t('home')}
        </Button>
      </EmptyState>
      {offers}
    </>
  )
}

function UnknownCity({ address, cities }: { address: ResultsAddress; cities: City[] }) {
  const t = useTranslations('search.results')
  const locale = useLocale()
  const active = cities.filter((city) => city.status === 'active')
  const hrefTo = (city: string | undefined) =>
    resultsHref(address, { city, district: undefined, bounds: undefined })
  return (
    <>
      <EmptyState title={t('noCityTitle', { city: address.query.city ?? '' })} text={t('noCityText')}>
        <Button as={Link} href={hrefTo(undefined)} prefetch={false}>
          {t('anyCityToo')}
        </Button>
      </EmptyState>
      <div className={styles.offers}>
        <section aria-labelledby="our-cities">
          <h2 id="our-cities">{t('ourCities')}</h2>
          <ul>
            {active.map((city) => (
              <li key={city._id}>
                <Link className={styles.offer} href={hrefTo(city.name)} prefetch={false}>
                  <strong>{localName(locale, city)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function PastEnd({ address, answer: { total, pageSize } }: Pick<NoResultsProps, 'address' | 'answer'>) {
  const t = useTranslations('search.results')
  const found = useFoundCount()
  const pages = lastPage(total, pageSize)
  return (
    <EmptyState title={t('pastEndTitle')} text={t('pastEndText', { places: found(total), pages })}>
      <Button as={Link} href={resultsHref(address, { page: pages })} prefetch={false}>
        {t('lastPage')}
      </Button>
      <Button as={Link} href={resultsHref(address, { page: 1 })} prefetch={false} $kind="outline">
        {t('firstPage')}
      </Button>
    </EmptyState>
  )
}
