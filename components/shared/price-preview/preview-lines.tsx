import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { soldUnitOf } from '@/lib/domain/booking/money/fees'
import type { QuoteLineWire } from '@/lib/domain/booking/wire'
import type { PreviewPart, PricePreviewWire } from '@/lib/domain/calendar/preview'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { formatAmount, fromSar, toSar } from '@/lib/domain/money'
import { formatDay, formatHour } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Lines = styled.dl`
  display: grid; gap: var(--s-3); margin: 0; font-size: var(--fs-sm);
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dt { color: var(--c-ink-2); overflow-wrap: anywhere; }
  dd { flex: none; }
  small { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
  div[data-sum] { padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); font-weight: var(--fw-semibold); }
  div[data-sum] dt { color: var(--c-ink); }
`

/** The price of a stay line by line with the rule of each, the total, the commission and what is left. */
export function PreviewLines({ price, mode }: { price: PricePreviewWire; mode: PricingMode }) {
  const t = useTranslations('hosted.calendar.plan.preview')
  const booking = useTranslations('booking')
  const lineName = ({ room: _none, ...line }: QuoteLineWire) =>
    'percent' in line || ('count' in line && line.kind !== 'ownAddOn') ? booking(line.kind, line) : null
  return (
    <Lines>
      {price.parts.map((part) => (
        <PartLine key={`${part.day} ${part.start}`} part={part} mode={mode} />
      ))}
      {price.lines.map((line) => (
        <Row key={line.kind} name={lineName(line)} amount={line.amount} />
      ))}
      <Row name={t('total')} amount={price.total} isSum />
      <Row name={t('commission', { percent: price.commissionPercent })} amount={-price.commission} />
      {price.stayVat > 0 ? <Row name={t('stayVat')} amount={-price.stayVat} /> : null}
      <Row name={t('net')} amount={price.net} isSum />
    </Lines>
  )
}

function PartLine({ part, mode }: { part: PreviewPart; mode: PricingMode }) {
  const t = useTranslations('hosted.calendar.plan.preview')
  const words = useTranslations('words')
  const booking = useTranslations('booking')
  const locale = useLocale()
  const { day, last, start, quantity, by, rule } = part
  const when = start
    ? formatHour(day, start, locale, 'dayMonth')
    : [...new Set([day, last])].map((one) => formatDay(one, locale, 'weekdayDayMonth')).join(' – ')
  const count = words(soldUnitOf(mode), { count: quantity })
  const text = booking('line', { count, price: formatAmount(fromSar(part.price)) })
  return (
    <Row
      name={
        <>
          {when}: {text}
          <small>{by === 'rule' ? <bdi>{rule}</bdi> : t(`by.${by}`)}</small>
        </>
      }
      amount={toSar(fromSar(part.price) * quantity)}
    />
  )
}

function Row({ name, amount, isSum = false }: { name: ReactNode; amount: number; isSum?: boolean }) {
  const money = useMoney()
  return (
    <div data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>
        <Money {...money(amount)} />
      </dd>
    </div>
  )
}
