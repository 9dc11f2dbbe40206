'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { FeedMark } from '@/components/vendor-calendar/feeds/feed-mark'
import type { CalendarDayWire, CalendarWire, DayDiscountWire } from '@/lib/contract/schemas/calendar/wire'
import { formatAmount, fromSar, riyalValues } from '@/lib/domain/money'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { bookingsOn, cellState, feedsOf } from './cell-state'
import type { DayRangeChoice } from './use-day-range'

/** The styles of cells; each also has an icon or a text, never colour alone. */
export const CellFrame = styled.button`
  position: relative; display: flex; flex-direction: column; gap: 2px; align-items: flex-start; inline-size: 100%; min-block-size: var(--cell, 84px);
  padding: var(--s-2); border-radius: var(--r-sm); text-align: start; font-size: var(--fs-xs); color: var(--c-ink);
  background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); touch-action: manipulation; -webkit-user-select: none; user-select: none;
  &:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink-3); }
  &:focus-visible { outline-offset: -3px; z-index: 1; }
  &[data-look='booked'] { background: var(--c-primary-soft); color: var(--c-primary); }
  &[data-look='blocked'] { background: repeating-linear-gradient(135deg, var(--c-cal-blocked) 0 8px, transparent 8px 12px), var(--c-sub); color: var(--c-ink-2); }
  &[data-look='foreign'] { background: var(--c-info-soft); color: var(--c-info); }
  &[data-look='unsold'] { background: var(--c-sub); color: var(--c-ink-3); }
  &[data-look='past'] { background: transparent; color: var(--c-ink-3); cursor: default; }
  &[data-chosen] { box-shadow: inset 0 0 0 2px var(--c-primary); }
  &[data-chosen]::after { content: ''; position: absolute; inset: 0; border-radius: inherit; background: var(--c-primary); opacity: .14; pointer-events: none; }
  @container (max-width: 560px) { padding: var(--s-1); }
`

const DayNumber = styled.span`
  font-weight: var(--fw-semibold); font-size: var(--fs-sm); font-variant-numeric: tabular-nums;
  ${CellFrame}[aria-current] & { display: inline-grid; place-items: center; inline-size: 26px; block-size: 26px; margin: -3px; border-radius: var(--r-full); background: var(--c-ink); color: var(--c-bg); }
`

const Price = styled.span`
  margin-block-start: auto; direction: ltr; unicode-bidi: isolate; font-variant-numeric: tabular-nums; font-size: var(--fs-2xs);
  &[data-own] { font-weight: var(--fw-bold); text-decoration: underline; text-underline-offset: 3px; }
`

const Discounted = styled.span`
  direction: ltr; unicode-bidi: isolate; font-variant-numeric: tabular-nums; font-size: var(--fs-2xs); font-weight: var(--fw-semibold); color: var(--c-ok);
`

const RuleName = styled.bdi`
  max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--fs-2xs); color: var(--c-accent);
  @container (max-width: 560px) { inline-size: 6px; block-size: 6px; border-radius: var(--r-full); background: var(--c-accent); color: transparent; }
`

export const CellSign = styled.span`
  display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px; max-inline-size: 100%; font-size: var(--fs-2xs); font-weight: var(--fw-medium);
`

const Initial = styled.span`
  display: inline-grid; place-items: center; inline-size: 22px; block-size: 22px; border-radius: var(--r-full); background: var(--c-primary); color: var(--c-on-primary); font-weight: var(--fw-semibold);
`

const CellLabel = styled.bdi`
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  @container (max-width: 560px) { display: none; }
`

interface DayCellProps {
  calendar: CalendarWire
  one: CalendarDayWire
  isToday: boolean
  choice: DayRangeChoice
  /** the date is visible above the cell */
  withDate?: boolean
}

/** One day of one listing: its price and its state. A past day without anything to tell is only drawn. */
export function DayCell({ calendar, one, isToday, choice, withDate = true }: DayCellProps) {
  const cellText = useCellText()
  const locale = useLocale()
  const look = cellState(one)
  const cell = { listingId: calendar.serviceId, day: one.day, start: null }
  const date = withDate ? <DayNumber aria-hidden="true">{Number(one.day.slice(8))}</DayNumber> : null
  const isQuiet = look === 'past' && !one.note && bookingsOn(calendar, one.day).length === 0
  if (isQuiet) {
    return (
      <CellFrame as="div" data-look={look}>
        {date}
      </CellFrame>
    )
  }
  return (
    <CellFrame
      type="button"
      data-look={look}
      data-chosen={choice.isChosen(cell) || undefined}
      aria-label={cellText(calendar, one)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={choice.canChoose(cell) ? undefined : true}
      {...choice.cellProps(cell)}
    >
      {date}
      <CellState calendar={calendar} one={one} />
      {look === 'past' || one.price === null ? null : (
        <Price aria-hidden="true" data-own={one.isOwnPrice || undefined}>
          {one.discount ? <s>{formatAmount(fromSar(one.price))}</s> : formatAmount(fromSar(one.price))}
        </Price>
      )}
      {look === 'past' || !one.discount ? null : (
        <Discounted aria-hidden="true">{formatAmount(fromSar(one.discount.price))}</Discounted>
      )}
      {look === 'past' || !one.rules ? null : (
        <RuleName aria-hidden="true">{ruleNames(locale, one.rules)}</RuleName>
      )}
    </CellFrame>
  )
}

/** The rules that make a price, in the order of the list. */
const ruleNames = (locale: string, names: readonly string[]) => names.join(locale === 'ar' ? '، ' : ', ')

function CellState({ calendar, one }: { calendar: CalendarWire; one: CalendarDayWire }) {
  const t = useTranslations('hosted.calendar')
  const locale = useLocale()
  const [guest] = bookingsOn(calendar, one.day)
  const look = cellState(one)
  const feeds = feedsOf(calendar, one.feeds)
  if (guest) {
    const name = guest.expiresAt
      ? t('option', { guest: localName(locale, guest.guest) })
      : localName(locale, guest.guest)
    return (
      <CellSign aria-hidden="true">
        <Initial>{Array.from(name)[0]}</Initial>
        <CellLabel>{name}</CellLabel>
      </CellSign>
    )
  }
  if (look === 'open' && calendar.units > 1) {
    return (
      <CellSign className="num" aria-hidden="true">
        {t('freeShort', { free: one.freeUnits, units: calendar.units })}
      </CellSign>
    )
  }
  if (look === 'foreign' && feeds.length > 0) {
    return (
      <CellSign aria-hidden="true">
        {feeds.map((feed) => (
          <FeedMark key={feed._id} feed={feed} />
        ))}
        <CellLabel>{feeds.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ')}</CellLabel>
      </CellSign>
    )
  }
  if (look === 'blocked' || look === 'foreign') {
    return (
      <CellSign aria-hidden="true">
        <Icon name={look === 'blocked' ? 'close' : 'globe'} size={14} />
        <CellLabel as="span">{one.note ?? t(`look.${look}`)}</CellLabel>
      </CellSign>
    )
  }
  return null
}

/** The accessible text of a cell: the day, the price, the state, the guest and the note. */
function useCellText() {
  const t = useTranslations('hosted.calendar')
  const words = useTranslations('words')
  const booking = useTranslations('booking')
  const locale = useLocale()
  const riyals = (sar: number) => words('riyals', riyalValues(sar))
  const discounted = ({ lines, price, net }: DayDiscountWire) =>
    t('discounted', {
      discounts: lines.map((line) => booking(line.kind, line)).join(locale === 'ar' ? '، ' : ', '),
      price: riyals(price),
      net: riyals(net),
    })
  return (calendar: CalendarWire, one: CalendarDayWire) => {
    const { units } = calendar
    return [
      formatDay(one.day, locale, 'full'),
      one.price === null ? '' : riyals(one.price),
      one.discount ? discounted(one.discount) : '',
      one.rules ? t('byRule', { rule: ruleNames(locale, one.rules) }) : '',
      t(`look.${cellState(one)}`),
      units > 1 && one.state === 'free' ? t('freeOf', { free: one.freeUnits, units }) : '',
      ...bookingsOn(calendar, one.day).map(({ guest, expiresAt }) =>
        expiresAt ? t('option', { guest: localName(locale, guest) }) : localName(locale, guest),
      ),
      ...feedsOf(calendar, one.feeds).map(({ name }) => name),
      one.note ?? '',
    ]
      .filter(Boolean)
      .join(locale === 'ar' ? '، ' : ', ')
  }
}
