'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { Skeleton } from '@/components/ui/skeleton'
import { toSar } from '@/lib/domain/money'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './stay-calendar.module.css'
import { stayDates } from './stay-dates'
import { useStay } from './stay-state'
import { useStayText } from './use-stay-text'

const PICKER_BLOCK = '376px'
/** Below it the second month would be hidden, and the keyboard would walk into it. */
const TWO_MONTHS = '(min-width: 701px)'

const StayPicker = dynamic(() => import('./stay-picker'), {
  ssr: false,
  loading: () => <Skeleton $block={PICKER_BLOCK} />,
})

/** The free days or hours with their prices, in the page itself; what is picked here stands in the card at once. */
export function StayCalendar() {
  const t = useTranslations('booking')
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const hasDays = useHasButton(frame)
  return (
    <div ref={frame} className={styles.calendar}>
      {/* Who comes by keyboard before the days stops here, which brings them into sight and makes them the next stop. */}
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

/** Whether the keyboard has somewhere to stop inside of `frame`'s fieldset. */
function useHasButton(frame: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const fieldset = frame.current?.querySelector('fieldset')
    if (!fieldset) return undefined
    const look = () => setHas(fieldset.querySelector('button, input') !== null)
    const observer = new MutationObserver(look)
    look()
    observer.observe(fieldset, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [frame])
  return has
}

/** What is chosen and what it costs, told to everybody; or what to pick next. */
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
              {t('total')} <Money {...money(toSar(answer.quote.totalHalalas))} />
            </span>
          </>
        ) : null}
      </p>
      {choice.checkIn || choice.start ? (
        <Button
          type="button"
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

/** True once an element is in sight, or as near to it as `margin`; what is heavy can wait until then. */
function useNear(element: RefObject<Element | null>, margin = '300px'): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: margin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
