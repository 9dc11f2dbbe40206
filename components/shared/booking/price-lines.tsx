'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import { Money } from '@/components/ui/money'
import { dueAtDoor, payableNow } from '@/lib/domain/booking/money/due'
import type { QuoteLineWire } from '@/lib/domain/booking/wire'
import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { formatAmount, fromSar, toSar } from '@/lib/domain/money'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import { inLanguage } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

const Lines = styled.dl`
  display: grid; gap: var(--s-3); font-size: var(--fs-sm);
  dt { color: var(--c-ink-2); }
`

const KINDS = {
  minus: css`dd { color: var(--c-ok); }`,
  total: css`
    padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); font-size: var(--fs-md); font-weight: var(--fw-semibold);
    dt { color: var(--c-ink); }
  `,
  quiet: css`font-size: var(--fs-xs);`,
}

const Line = styled.div<{ $kind?: keyof typeof KINDS | undefined }>`
  display: flex; justify-content: space-between; gap: var(--s-4);
  ${({ $kind }) => $kind && KINDS[$kind]}
`

const Before = styled.span`
  font-size: var(--fs-sm); font-weight: var(--fw-regular); color: var(--c-ink-3);
`

interface PriceLinesProps {
  lines: QuoteLineWire[]
  total: number
  vat: number | null
  stayVat: StayVat
  deposit: number
  /** when it is paid; absent when everything is settled */
  due?: { paymentType: PaymentType; dueNow: number; rest?: number }
  isEventDay: boolean
  /** the captured amount, deposit included; absent or 0: not shown */
  taken?: number
}

/** The price breakdown in SAR; the deposit is outside the total but part of the payments. */
export function PriceLines(props: PriceLinesProps) {
  const { lines, total, vat, stayVat, deposit, due, isEventDay, taken = 0 } = props
  const t = useTranslations('booking')
  const money = useMoney()
  const lineText = useLineText(isEventDay)
  const now = due ? payableNow({ ...due, deposit }) : 0
  const atDoor = due ? dueAtDoor({ ...due, total, deposit }) : 0
  const later = taken > 0 && due?.rest !== undefined ? due.rest : atDoor
  return (
    <Lines>
      {lines.map((line) => (
        <Line key={lineText(line)} $kind={line.amount < 0 ? 'minus' : undefined}>
          <dt>{lineText(line)}</dt>
          <dd>
            <Money {...money(line.amount)} />
          </dd>
        </Line>
      ))}
      <Row name={t('total')} amount={total} before={withoutDiscounts(lines)} kind="total" />
      {vat === null ? null : (
        <Row name={t(stayVat === 'diyar' ? 'vatByDiyar' : 'vatInside')} amount={vat} kind="quiet" />
      )}
      {deposit > 0 ? <Row name={t('deposit')} amount={deposit} /> : null}
      {taken > 0 ? <Row name={t('paid')} amount={taken} /> : null}
      {now > taken ? <Row name={t('dueNow')} amount={now} /> : null}
      {later > 0 ? <Row name={t('dueLater')} amount={later} /> : null}
    </Lines>
  )
}

/** What the stay costs without the vendor's discounts, which are percentages; null where none applies. */
function withoutDiscounts(lines: readonly QuoteLineWire[]): number | null {
  if (!lines.some((line) => 'percent' in line)) return null
  const others = lines.filter(
    (line) => !('percent' in line) && line.kind !== 'promotion' && line.kind !== 'reduction',
  )
  return toSar(others.reduce((sum, { amount }) => sum + fromSar(amount), 0))
}

interface RowProps {
  name: string
  amount: number
  /** the price without discounts, struck */
  before?: number | null
  kind?: 'total' | 'quiet'
}

function Row({ name, amount, before = null, kind }: RowProps) {
  const t = useTranslations('booking')
  const money = useMoney()
  return (
    <Line $kind={kind}>
      <dt>{name}</dt>
      <dd>
        {before === null ? null : (
          <Before>
            <span className="sr-only">{t('before')} </span>
            <Money {...money(before)} struck />{' '}
          </Before>
        )}
        <Money {...money(amount)} />
      </dd>
    </Line>
  )
}

type WithoutRoom<Line> = Line extends unknown ? Omit<Line, 'room'> : never
type LineWithoutRoom = WithoutRoom<QuoteLineWire>

/** The text of a line item: "3 nights × 650", "Last-minute discount 10 %", "Buffet". */
function useLineText(isEventDay: boolean): (line: QuoteLineWire) => string {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const addOn = useTranslations('vocabulary.addOn')
  const locale = useLocale()
  const textOf = (line: LineWithoutRoom): string => {
    if (line.kind === 'addOn') return addOn(line.name)
    if (line.kind === 'ownAddOn') return t(line.kind, { ...line, name: inLanguage(locale, line.name) })
    if (!('unitPrice' in line)) return t(line.kind, line)
    const unit = line.kind === 'hours' ? 'hours' : isEventDay ? 'eventDays' : 'nights'
    const count = words(unit, { count: line.quantity })
    const price = formatAmount(fromSar(line.unitPrice))
    return line.units > 1
      ? t('lineOfUnits', { count, price, units: line.units })
      : t('line', { count, price })
  }
  return ({ room, ...line }) =>
    room ? t('ofRoom', { room: inLanguage(locale, room.name), text: textOf(line) }) : textOf(line)
}
