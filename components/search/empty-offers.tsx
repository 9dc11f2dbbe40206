import { getLocale, getTranslations } from 'next-intl/server'
import { findNearby } from '@/lib/api/server'
import { WITHOUT_DATES } from '@/lib/domain/search/search-params'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useFoundCount } from './filters/use-found-count'
import styles from './results.module.css'
import { type ResultsAddress, resultsHref } from './results-address'

/** Alternatives to an empty search: nearby dates, or other cities on these dates. Nothing where there are none. */
export async function EmptyOffers({ address }: { address: ResultsAddress }) {
  const { dates, cities } = await findNearby(address.query).catch(() => ({ dates: [], cities: [] }))
  if (dates.length === 0 && cities.length === 0) return null
  const t = await getTranslations('search.empty')
  const chips = await getTranslations('search.chips')
  const words = await getTranslations('words')
  const locale = await getLocale()
  const { start, hours } = address.query
  const day = (value: string) => formatDay(value, locale, 'weekdayDayMonth')
  return (
    <div className={styles.offers}>
      {dates.length > 0 ? (
        <section>
          <h2>{t('dates')}</h2>
          <ul>
            {dates.map(({ checkIn, checkOut, total }) => (
              <li key={checkIn}>
                <Link
                  className={styles.offer}
                  href={resultsHref(address, { ...WITHOUT_DATES, start, hours, checkIn, checkOut })}
                  prefetch={false}
                >
                  <strong>{chips('stay', { from: day(checkIn), to: day(checkOut) })}</strong>
                  <CountText total={total} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {cities.length > 0 ? (
        <section>
          <h2>{t('cities')}</h2>
          <ul>
            {cities.map((city) => (
              <li key={city.name}>
                <Link
                  className={styles.offer}
                  href={resultsHref(address, { city: city.name, district: undefined, bounds: undefined })}
                  prefetch={false}
                >
                  <strong>
                    {t('inCity', {
                      city: localName(locale, city),
                      distance: words('kilometres', { value: city.distanceKm }),
                    })}
                  </strong>
                  <CountText total={city.total} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function CountText({ total }: { total: number }) {
  const found = useFoundCount()
  return <span>{found(total)}</span>
}
