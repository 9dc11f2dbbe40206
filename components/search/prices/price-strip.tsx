import { useLocale, useTranslations } from 'next-intl'
import { type ResultsAddress, resultsHref } from '@/components/search/results-address'
import { listDayPrices } from '@/lib/api/server'
import type { DayPrices } from '@/lib/contract/schemas/listing/card'
import { candidateStays } from '@/lib/domain/search/flexible-dates'
import { WITHOUT_DATES } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { addDays, type Day, nightsOf } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import styles from './price-strip.module.css'

const SHOWN_DAYS = 31

interface StripAddress {
  address: ResultsAddress
  today: Day
}

/** The strip with its prices, which are asked for where it is open. */
export async function LoadedPriceStrip({ searched, ...strip }: StripAddress & { searched: SearchQuery }) {
  const { first, last } = spanOf(strip)
  const span = { ...searched, ...WITHOUT_DATES, page: 1, checkIn: first, checkOut: last }
  return <PriceStrip {...strip} prices={await listDayPrices(span).catch(() => null)} />
}

interface PriceStripProps extends StripAddress {
  /** null: they could not be loaded */
  prices: DayPrices | null
}

/** A month of days with the lowest price of a night among these results; a day leads to the stay that begins on it. */
export function PriceStrip({ prices, ...strip }: PriceStripProps) {
  const t = useTranslations('search.prices')
  if (prices === null) return <p role="alert">{t('failed')}</p>
  if (Object.keys(prices).length === 0) return <p role="status">{t('none')}</p>
  const { first, last, nights } = spanOf(strip)
  const lowest = Math.min(...Object.values(prices))
  return (
    <section className={styles.frame} aria-labelledby="day-prices">
      <h2 id="day-prices">{t('title')}</h2>
      <ul>
        {nightsOf(first, last).map((day) => {
          const stay = { ...WITHOUT_DATES, checkIn: day, checkOut: addDays(day, nights) }
          return (
            <li key={day}>
              <PricedDay
                {...{ day, price: prices[day], href: resultsHref(strip.address, stay) }}
                isLowest={prices[day] === lowest}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PricedDayProps {
  day: Day
  /** SAR; absent: of the cheapest places, whose prices are read, none is free */
  price: number | undefined
  isLowest: boolean
  href: string
}

function PricedDay({ day, price, isLowest, href }: PricedDayProps) {
  const t = useTranslations('search.prices')
  const locale = useLocale()
  const name = formatDay(day, locale, 'weekdayDayMonth')
  return (
    <Link href={href} className={styles.day} data-lowest={isLowest || undefined} prefetch={false}>
      <span>{name}</span>
      {price === undefined ? (
        <span>{t('unknown')}</span>
      ) : (
        <strong>{Math.ceil(price).toLocaleString('en-US')}</strong>
      )}
    </Link>
  )
}

/** The days that are shown begin with those of the search, and a stay has as many nights as they. */
function spanOf({ address, today }: StripAddress): { first: Day; last: Day; nights: number } {
  const [stay] = candidateStays(address.query, today)
  const first = stay?.checkIn ?? today
  return { first, last: addDays(first, SHOWN_DAYS), nights: stay ? nightsOf(first, stay.checkOut).length : 1 }
}
