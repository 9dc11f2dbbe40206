'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { stayDates, useOwnText, useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import { BookButton } from './book-button'
import styles from './booking-card.module.css'
import { BookingForm } from './booking-form'
import { BookingPrice } from './booking-price'
import { ScriptlessLink } from './scriptless-link'

// Panels load when first opened; the bar itself renders with the page, and checkout is a separate page.
const BookingSheet = dynamic(() => untilLoaded(() => import('./booking-sheet')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** The booking bar of phones; the press that opens its sheet draws it alone again, not the card that phones do not show. */
export function BookingBar() {
  const t = useTranslations('booking')
  const { offer, request, answer, availability, isCounting } = useStay()
  const stayText = useStayText('dayMonth')
  const [isSheetOpen, setIsSheetOpen] = useState<boolean | null>(null)
  const openSheet = () => setIsSheetOpen(true)
  // Until both the price and the server have answered, the button waits: another one in between would be pressed by mistake.
  const isWaiting = isCounting || availability.state === 'asking'
  const opensCheckout = isWaiting || (answer.quote !== null && !('nearest' in availability))
  return (
    <>
      <div data-bar className={styles.bar}>
        <div>
          <BookingPrice />
          {request ? (
            <button type="button" className={styles.dates} onClick={openSheet}>
              {availability.state === 'taken' ? (
                <TakenDates own={availability.own?.[0]} dates={stayText(stayDates(request))} />
              ) : (
                stayText(stayDates(request))
              )}
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

/** Which dates are taken, or which booking of the guest's own takes them. */
function TakenDates({ own, dates }: { own: OwnBooking | undefined; dates: string }) {
  const t = useTranslations('booking')
  const taken = t('takenDates', { dates })
  if (!own) return taken
  return (
    <LazyMessages part="stay" waiting={taken}>
      <OwnDates booking={own} />
    </LazyMessages>
  )
}

const OwnDates = ({ booking }: { booking: OwnBooking }) => useOwnText()(booking)
