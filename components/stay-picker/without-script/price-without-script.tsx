import { useLocale, useTranslations } from 'next-intl'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { Notice } from '@/components/shared/notice'
import { NearestStays } from '@/components/stay-picker/availability/nearest-stays'
import { WaitingListOffer } from '@/components/stay-picker/availability/waiting-list-offer'
import { CancellationNote } from '@/components/stay-picker/cancellation-note'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import type { QuoteResult } from '@/lib/api/quotes'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { PriceForm } from './price-form'
import styles from './price-without-script.module.css'
import { periodOfAddress, type StayAddress, stayAddressQuery } from './stay-address'

interface PriceWithoutScriptProps {
  offer: ListingForBooking
  stay: StayAddress
  /** the response of the api; null while the stay is incomplete */
  answer: QuoteResult | null
  action: string
}

/** The quote of a stay from the server, on a page that needs no script. */
export function PriceWithoutScript({ offer, stay, answer, action }: PriceWithoutScriptProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <p>
        <Link href={`/${listingTypeOf(offer.type).slug}/${offer.id}`}>{t('backToPlace')}</Link>
      </p>
      <h1>{t('priceOf', { name: inLanguage(locale, offer.name) })}</h1>
      {answer ? <Answer offer={offer} stay={stay} answer={answer} action={action} /> : null}
      <PriceForm offer={offer} action={action} stay={stay} />
    </div>
  )
}

type AnswerProps = PriceWithoutScriptProps & { answer: QuoteResult }

function Answer({ offer, stay, answer, action }: AnswerProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { quote, refusals, nearest } = answer
  const isEventDay = priceUnitOf(offer.type, offer.terms.pricingMode) === 'eventDay'
  const isTaken = quote !== null && quote.availability?.isFree === false
  const hasOvertime = stay.overtime > 0
  const period = isTaken && !hasOvertime ? periodOfAddress(offer, stay) : null
  const taken = [t('takenThen'), ...(hasOvertime ? [t('later.taken')] : [])]
  const warnings = isTaken ? taken : refusals
  return (
    <>
      {warnings.length > 0 ? (
        <Notice role="alert" tone="warn">
          {warnings.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <NearestStays nearest={nearest} hrefOf={(dates) => stayAddressQuery(action, stay, dates)} />
        </Notice>
      ) : null}
      {period ? (
        <div className={styles.scripted}>
          <WaitingListOffer key={JSON.stringify(period)} listingId={offer.id} period={period} />
        </div>
      ) : null}
      {quote && !isTaken ? (
        <section className={styles.quote} aria-label={t('total')}>
          <p className={styles.when}>
            {t('fromTo', {
              from: formatInstant(quote.checkInAt, locale),
              to: formatInstant(quote.checkOutAt, locale),
            })}
          </p>
          <PriceLines {...quote} due={quote} isEventDay={isEventDay} />
          <CancellationNote quote={quote} />
        </section>
      ) : null}
    </>
  )
}
