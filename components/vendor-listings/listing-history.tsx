import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useDiscountText } from '@/components/shared/terms/use-discount-text'
import { useFeeText } from '@/components/shared/terms/use-fee-text'
import { useOwnAddOnText } from '@/components/shared/terms/use-own-add-on-text'
import { Money } from '@/components/ui/money'
import type { ListingHistoryEntry } from '@/lib/contract/schemas/listing/vendor-listing'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Line = styled.ol`
  display: grid; gap: var(--s-4); list-style: none; margin: 0; padding: 0; padding-inline-start: var(--s-5); border-inline-start: 2px solid var(--c-line);
  li { position: relative; display: grid; gap: 2px; }
  li::before { content: ''; position: absolute; inset-block-start: 7px; inset-inline-start: calc(-1 * var(--s-5) - 6px); inline-size: 10px; block-size: 10px; border-radius: var(--r-full); background: var(--c-primary); box-shadow: 0 0 0 3px var(--c-bg); }
  strong { font-weight: var(--fw-semibold); }
`

const TimeText = styled.time`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const Reason = styled.span`
  font-size: var(--fs-sm); color: var(--c-ink-2); overflow-wrap: anywhere;
`

function ChangedPrice({ change }: { change: PriceChange }) {
  const { rule, discount, fee, addOn, stacked, unit, weekdays = [], from, to, before, after } = change
  const t = useTranslations('ownServices.history')
  const names = useTranslations('vocabulary.weekday')
  const locale = useLocale()
  const money = useMoney()
  const text = useDiscountText()
  const feeText = useFeeText()
  const addOnText = useOwnAddOnText()
  const amount = (value: number | null) => {
    if (value === null)
      return t(addOn ? 'noAddOn' : fee ? 'noFee' : rule === undefined ? 'notSold' : 'noRule')
    return unit === 'percent' ? t('ofUsual', { percent: value }) : <Money {...money(value)} />
  }
  const days = [from, to === from ? undefined : to].flatMap((day) => (day ? [formatDay(day, locale)] : []))
  const named = new Intl.ListFormat(locale, { type: 'conjunction' }).format(weekdays.map((day) => names(day)))
  if (stacked !== undefined) return t(stacked ? 'discountsStacked' : 'discountsBest')
  if (discount) {
    const percent = (value: number | null) =>
      value === null ? t('noDiscount') : t('off', { percent: value })
    const of = `${text.name(discount)} (${text.when(discount)})`
    return t('discountOf', { of, before: percent(before), after: percent(after) })
  }
  if (rule !== undefined && before === after) return t.rich('ruleMoved', { rule, price: () => amount(after) })
  return t.rich('priceOf', {
    of:
      (addOn ? addOnText.withUnit(addOn) : fee ? feeText.name(fee) : rule) ??
      (named || days.join(' – ') || t('priceOfHour')),
    before: () => amount(before),
    after: () => amount(after),
  })
}

/** The history of a listing, newest first. */
export function ListingHistory({ entries }: { entries: readonly ListingHistoryEntry[] }) {
  const t = useTranslations('ownServices.history')
  const locale = useLocale()
  if (entries.length === 0) return <p>{t('none')}</p>
  return (
    <Line>
      {entries.map(({ event, reason, prices, createdAt }) => (
        <li key={`${event} ${createdAt}`}>
          <strong>{t(event)}</strong>
          <TimeText dateTime={createdAt}>{formatInstant(createdAt, locale)}</TimeText>
          {prices.map((change) => (
            <Reason key={JSON.stringify(change)}>
              <ChangedPrice change={change} />
            </Reason>
          ))}
          {reason ? (
            <Reason>
              <bdi dir="auto">{reason}</bdi>
            </Reason>
          ) : null}
        </li>
      ))}
    </Line>
  )
}
