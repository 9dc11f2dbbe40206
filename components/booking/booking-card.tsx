'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LateWords } from '@/lib/i18n/late-words'
import styles from './booking-card.module.css'
import { BookingForm } from './booking-form'
import { BookingPrice } from './booking-price'
import { stayDates } from './stay-dates'
import { useStay } from './stay-state'
import { useBookable } from './use-bookable'
import { useStayText } from './use-stay-text'

// What opens is loaded when it first opens; the card itself is whole with its page.
const BookingSheet = dynamic(() => import('./booking-sheet'), { ssr: false })
const BookFlow = dynamic(() => import('./book-flow'), { ssr: false })

/** The card that never leaves the screen: beside the page on a desktop, a bar that opens a sheet on a phone. */
export function BookingCard() {
  const t = useTranslations('booking')
  const { offer, request } = useStay()
  const { canBook } = useBookable()
  const stayText = useStayText('dayMonth')
  const [isSheetOpen, setIsSheetOpen] = useState<boolean | null>(null)
  const [attempts, setAttempts] = useState(0)
  const book = () => setAttempts(attempts + 1)
  const openSheet = () => setIsSheetOpen(true)
  const closeSheet = useCallback(() => setIsSheetOpen(null), [])
  return (
    <>
      <aside className={styles.card} aria-label={t('cardLabel')}>
        <BookingPrice />
        <div className={styles.form}>
          <BookingForm onBook={book} />
        </div>
        <PlainWay />
      </aside>
      <div className={styles.bar}>
        <div>
          <BookingPrice />
          {request ? (
            <button type="button" className={styles.dates} onClick={openSheet}>
              {stayText(stayDates(request))}
            </button>
          ) : null}
        </div>
        <div className={styles.form}>
          {canBook ? (
            <Button type="button" onClick={book}>
              {t(offer.bookingType === 'instant' ? 'bookNow' : 'requestShort')}
            </Button>
          ) : (
            <Button type="button" onClick={openSheet}>
              {t(request ? 'details' : 'chooseDates')}
            </Button>
          )}
        </div>
        <PlainWay />
      </div>
      {isSheetOpen === null ? null : (
        <LateWords part="stay">
          <BookingSheet open={isSheetOpen} onOpenChange={setIsSheetOpen}>
            <BookingForm onBook={book} startsOpen />
          </BookingSheet>
        </LateWords>
      )}
      {attempts > 0 ? (
        <LateWords part="stay">
          <BookFlow attempt={attempts} onReady={closeSheet} />
        </LateWords>
      ) : null}
    </>
  )
}

/** Where no script runs, the form under the calendar tells the price. */
function PlainWay() {
  const t = useTranslations('booking')
  return (
    <noscript>
      <a className={styles.plain} href="#dates">
        {t('plainWay')}
      </a>
    </noscript>
  )
}
