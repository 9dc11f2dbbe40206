import { useLocale, useTranslations } from 'next-intl'
import { useDiscountText } from '@/components/shared/terms/use-discount-text'
import { useFeeText } from '@/components/shared/terms/use-fee-text'
import { Money } from '@/components/ui/money'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import type { Listing } from '@/lib/domain/listing/listing'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { type Halalas, toSar } from '@/lib/domain/money'
import { WEEKDAYS, type Weekday } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './listing-parts.module.css'

interface PriceRow {
  days: Weekday[]
  price: Halalas | null
}

/** Neighbouring weekdays with the same price, as one row. */
function priceRows(priceOf: (day: Weekday) => Halalas | null): PriceRow[] {
  const rows: PriceRow[] = []
  for (const day of WEEKDAYS) {
    const price = priceOf(day)
    const last = rows[rows.length - 1]
    if (last && last.price === price) last.days.push(day)
    else rows.push({ days: [day], price })
  }
  return rows
}

/** The price of each weekday, or of an hour, the times, and what changes the price. */
export function ListingPrices({ listing }: { listing: Pick<Listing, 'type' | 'terms'> }) {
  const t = useTranslations('detail.prices')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const { terms } = listing
  const discount = useDiscountText()
  const fee = useFeeText()
  const money = useMoney()
  const isHourly = terms.pricingMode === 'hourly'
  const rows = priceRows((day) => (isHourly ? terms.prices.hour : weekdayPrice(terms.prices, day)))
  return (
    <>
      <table className={styles.table}>
        <caption className="sr-only">{units(priceUnitOf(listing.type, terms.pricingMode))}</caption>
        <tbody>
          {rows.map((row) => (
            <PriceLine
              key={row.days[0]}
              row={row}
              unit={units(priceUnitOf(listing.type, terms.pricingMode))}
            />
          ))}
          {(['checkIn', 'checkOut'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{t(isHourly ? `${name}Hour` : name)}</th>
              <td>{formatTime(terms[`${name}Time`], locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {terms.prices.hourRules ? <p className={styles.quietLast}>{t('byHour')}</p> : null}
      {terms.lastMinute ? (
        <p className={styles.quietLast}>
          {t('lastMinute', { percent: terms.lastMinute.percent, days: terms.lastMinute.days })}
        </p>
      ) : null}
      {terms.fees?.map((one) => (
        <p className={styles.quietLast} key={one.kind}>
          {fee.name(one)}: <Money {...money(toSar(one.priceHalalas))} /> {fee.when(one, terms.pricingMode)}
        </p>
      ))}
      {terms.discounts?.rules.map((rule) => (
        <p className={styles.quietLast} key={`${rule.kind} ${rule.threshold} ${rule.unit}`}>
          {t('discount', { percent: rule.percent, name: discount.name(rule), when: discount.when(rule) })}
        </p>
      ))}
      {terms.discounts ? (
        <p className={styles.quietLast}>{t(terms.discounts.areStacked ? 'stacked' : 'best')}</p>
      ) : null}
    </>
  )
}

function PriceLine({ row, unit }: { row: PriceRow; unit: string }) {
  const t = useTranslations('detail.prices')
  const weekdays = useTranslations('vocabulary.weekday')
  const money = useMoney()
  const [first, last] = [row.days[0], row.days[row.days.length - 1]]
  if (!first || !last) return null
  const days = first === last ? weekdays(first) : t('span', { first: weekdays(first), last: weekdays(last) })
  return (
    <tr>
      <th scope="row">{row.days.length === WEEKDAYS.length ? t('everyDay') : days}</th>
      <td>
        {row.price === null ? (
          t('closed')
        ) : (
          <>
            <Money {...money(toSar(row.price))} /> <span className={styles.quiet}>{unit}</span>
          </>
        )}
      </td>
    </tr>
  )
}
