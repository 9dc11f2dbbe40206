'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useNear } from '@/components/ui/hooks/use-near'
import { Money } from '@/components/ui/money'
import { Skeleton } from '@/components/ui/skeleton'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { useMoney } from '@/lib/i18n/use-money'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './stay-calendar.module.css'
import { useStay } from './stay-state'
import { stayDates, useStayText } from './use-stay-text'

const PICKER_BLOCK = '376px'
/** Below this width the second month is hidden, and must not take the focus. */
const TWO_MONTHS = '(min-width: 701px)'

const StayPicker = dynamic(() => untilLoaded(() => import('./stay-picker')), {
  ssr: false,
  loading: () => <Skeleton $block={PICKER_BLOCK} />,
})

/** The calendar with prices in the page itself; a choice here updates the booking card at once. */
export function StayCalendar() {
  const t = useTranslations('booking')
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame, '300px')
  const hasDays = useHasButton(frame)
  return (
    <div ref={frame} className={styles.calendar}>
      {/* A tab stop before the days load: its focus loads them and moves on to them. */}
      <fieldset className={styles.picker} aria-busy={!hasDays} tabIndex={hasDays ? -1 : 0}>
        <legend className="sr-only">{t('chooseDates')}</legend>
        {isNear ? (
          <LazyMessages part="stay">
            <StayPicker months={window.matchMedia(TWO_MONTHS).matches ? 2 : 1} />
          </LazyMessages>
        ) : (
          <Skeleton $block={PICKER_BLOCK} />
        )}
      </fieldset>
      <StaySummary />
    </div>
  )
}

/** Whether `frame`'s fieldset contains a focusable element. */
function useHasButton(frame: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const fieldset = frame.current?.querySelector('fieldset')
    if (!fieldset) return undefined
    const update = () => setHas(fieldset.querySelector('button, input') !== null)
    const observer = new MutationObserver(update)
    update()
    observer.observe(fieldset, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [frame])
  return has
}

/** Announces the chosen stay and its price, or what to choose next. */
function StaySummary() {
  const t = useTranslations('booking')
  const money = useMoney()
  const stayText = useStayText()
  const { offer, choice, change, request, answer } = useStay()
  const isHourly = offer.terms.pricingMode === 'hourly'
  const next = isHourly ? 'priceFollows' : choice.checkIn && !choice.checkOut ? 'pickCheckOut' : 'pickCheckIn'
  return (
    <div className={styles.summary}>
      <p role="status">
        {request ? stayText(stayDates(request)) : t(next)}
        {answer.quote ? (
          <>
            {' '}
            <span className={styles.total}>
              {t('total')} <Money {...money(answer.quote.total)} />
            </span>
          </>
        ) : null}
      </p>
      {choice.checkIn || choice.start ? (
        <Button
          $kind="quiet"
          $size="sm"
          onClick={() => change({ checkIn: null, checkOut: null, start: null, hours: 1 })}
        >
          {t('clearDates')}
        </Button>
      ) : null}
    </div>
  )
}
