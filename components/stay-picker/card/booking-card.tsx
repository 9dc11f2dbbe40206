'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { stayDates, useOwnText, useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import { BookButton } from './book-button'
import styles from './booking-card.module.css'
import { BookingForm } from './booking-form'
import { BookingPrice } from './booking-price'

// Panels load when first opened; the card itself renders with the page, and checkout is a separate page.
const BookingSheet = dynamic(() => untilLoaded(() => import('./booking-sheet')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** The sticky booking card: beside the page on a desktop, a bar that opens a sheet on a phone. */
export function BookingCard() {
  const t = useTranslations('booking')
  const { offer, request, answer, availability, isCounting } = useStay()
  const stayText = useStayText('dayMonth')
  const ownText = useOwnText()
  const [isSheetOpen, setIsSheetOpen] = useState<boolean | null>(null)
  const openSheet = () => setIsSheetOpen(true)
  // Until both the price and the server have answered, the button waits: another one in between would be pressed by mistake.
  const isWaiting = isCounting || availability.state === 'asking'
  const opensCheckout = isWaiting || (answer.quote !== null && !('nearest' in availability))
  return (
    <>
      <aside className={styles.card} aria-label={t('cardLabel')}>
        {offer.room ? <p className={styles.room}>{offer.room}</p> : null}
        <BookingPrice />
        <div className={styles.form}>
          <BookingForm />
        </div>
        <ScriptlessLink />
      </aside>
      <div data-bar className={styles.bar}>
        <div>
          <BookingPrice />
          {request ? (
            <button type="button" className={styles.dates} onClick={openSheet}>
              {availability.state === 'taken'
                ? availability.own?.[0]
                  ? ownText(availability.own[0])
                  : t('takenDates', { dates: stayText(stayDates(request)) })
                : stayText(stayDates(request))}
            </button>
          ) : null}
        </div>
        <div className={styles.form}>
          {request && opensCheckout ? (
            <BookButton label={offer.bookingType === 'instant' ? 'bookNow' : 'requestShort'} />
          ) : (
            <Button onClick={openSheet}>{t(request ? 'details' : 'chooseDates')}</Button>
          )}
        </div>
        <ScriptlessLink />
      </div>
      {isSheetOpen === null ? null : (
        <LazyMessages part="stay" waiting={<DialogPlaceholder />}>
          <BookingSheet open={isSheetOpen} onOpenChange={setIsSheetOpen}>
            <BookingForm startsOpen />
          </BookingSheet>
        </LazyMessages>
      )}
    </>
  )
}

/** Without script, the form under the calendar shows the price. */
function ScriptlessLink() {
  const t = useTranslations('booking')
  return (
    <noscript>
      <a className={styles.plain} href="#dates">
        {t('plainWay')}
      </a>
    </noscript>
  )
}
