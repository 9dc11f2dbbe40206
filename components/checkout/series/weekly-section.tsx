'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Badge } from '@/components/ui/badge'
import { Stepper } from '@/components/ui/input/stepper'
import { Money } from '@/components/ui/money'
import { Skeleton } from '@/components/ui/skeleton'
import type { SeriesQuoteWire } from '@/lib/contract/schemas/booking/series'
import { SERIES_BOUNDS } from '@/lib/domain/booking/series'
import { fromSar, toSar } from '@/lib/domain/money'
import { sumOf } from '@/lib/domain/splits/split'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import type { Series } from './use-series'

const Box = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const Weeks = styled.ol`
  display: grid; padding: 0; margin: 0; list-style: none;
  label, li > div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); min-block-size: var(--tap); padding-block: var(--s-2); }
  li + li { border-block-start: 1px solid var(--c-line); }
  input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  strong { flex: 1 1 auto; font-weight: var(--fw-medium); }
  small { color: var(--c-warn); }
`

const Total = styled.p`
  font-weight: var(--fw-semibold);
`

/** Repeats a visit by the hour each week: which weeks are free, what each costs, and which of them are booked. */
export function WeeklySection({ series }: { series: Series }) {
  const t = useTranslations('series.repeat')
  const words = useTranslations('booking')
  const money = useMoney()
  const { weeks, setWeeks, quote, chosen, isCounting, failure, problem, retry, toggle } = series
  const total = toSar(sumOf(chosen.map((one) => fromSar(one.total ?? 0))))
  const isTooFew = quote !== null && chosen.length < SERIES_BOUNDS.minWeeks
  return (
    <Box aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Stepper
        label={t('weeks')}
        hint={weeks === 1 ? t('once') : undefined}
        value={weeks}
        min={1}
        max={SERIES_BOUNDS.maxWeeks}
        limit={t('most')}
        words={{ less: t('fewer'), more: t('more') }}
        onChange={setWeeks}
      />
      {isCounting ? (
        <div role="status" aria-label={t('counting')}>
          <Skeleton $block="96px" />
        </div>
      ) : null}
      {weeks > 1 && quote ? (
        <>
          <WeekList
            weeks={quote.weeks}
            isChosen={(date) => chosen.some((one) => one.date === date)}
            onToggle={toggle}
          />
          <Total role="status">
            {isTooFew ? t('few') : t('total', { count: chosen.length, amount: money(total).spoken })}
          </Total>
          <p>{t('payment', { days: SERIES_BOUNDS.daysBeforeCheckIn })}</p>
        </>
      ) : null}
      {weeks > 1 && failure ? (
        <RetryNotice tone="err" text={failure} retry={words('retry')} onRetry={retry} />
      ) : null}
      {weeks > 1 && problem ? (
        <Notice role="alert" tone="err">
          <p>{problem}</p>
        </Notice>
      ) : null}
    </Box>
  )
}

type Week = SeriesQuoteWire['weeks'][number]

interface WeekListProps {
  weeks: readonly Week[]
  isChosen: (date: Week['date']) => boolean
  onToggle: (date: Week['date']) => void
}

function WeekList({ weeks, isChosen, onToggle }: WeekListProps) {
  const t = useTranslations('series.repeat')
  const locale = useLocale()
  const money = useMoney()
  const usual = Math.min(...weeks.flatMap(({ total }) => total ?? []))
  return (
    <Weeks aria-label={t('list')}>
      {weeks.map(({ date, state, total }) => {
        const day = <strong>{formatDay(date, locale, 'full')}</strong>
        if (state !== 'free' || total === null) {
          return (
            <li key={date}>
              <div>
                {day}
                <Badge>{t(`states.${state === 'taken' ? 'taken' : 'closed'}`)}</Badge>
              </div>
            </li>
          )
        }
        return (
          <li key={date}>
            <label>
              <input type="checkbox" checked={isChosen(date)} onChange={() => onToggle(date)} />
              {day}
              {total > usual ? (
                <small>{t('dearer', { amount: money(toSar(fromSar(total) - fromSar(usual))).spoken })}</small>
              ) : null}
              <Money {...money(total)} />
            </label>
          </li>
        )
      })}
    </Weeks>
  )
}
