import { useLocale, useTranslations } from 'next-intl'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import { kindOf, priceUnitOf } from '@/lib/domain/listing/kinds'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Notice } from './notice'
import type { Offer } from './offer'
import styles from './plain-price.module.css'
import { PlainPriceForm } from './plain-price-form'
import type { PlainStay } from './plain-stay'
import { PriceLines } from './price-lines'

/** The answer of the api to a plain form: a price, what forbids it, or nothing asked yet. */
interface PlainAnswer {
  quote: QuoteWire | null
  /** sentences in the language of the page */
  refusals: string[]
  isTaken: boolean
}

interface PlainPriceProps {
  offer: Offer
  stay: PlainStay
  answer: PlainAnswer
  action: string
}

/** The price of a stay as the server made it, on a page of its own that needs no script. */
export function PlainPrice({ offer, stay, answer, action }: PlainPriceProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <p>
        <Link href={`/${kindOf(offer.type).slug}/${offer.id}`}>{t('backToPlace')}</Link>
      </p>
      <h1>{t('priceOf', { name: inLanguage(locale, offer.name) })}</h1>
      <Answer offer={offer} answer={answer} />
      <PlainPriceForm offer={offer} action={action} stay={stay} />
    </div>
  )
}

function Answer({ offer, answer: { quote, refusals, isTaken } }: Pick<PlainPriceProps, 'offer' | 'answer'>) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const isEventDay = priceUnitOf(offer.type, offer.terms.pricingMode) === 'eventDay'
  const warnings = isTaken ? [t('takenThen')] : refusals
  return (
    <>
      {warnings.length > 0 ? (
        <Notice role="alert" $tone="warn">
          {warnings.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      {quote ? (
        <section className={styles.quote} aria-label={t('total')}>
          <p className={styles.when}>
            {t('fromTo', {
              from: formatInstant(quote.checkInAt, locale),
              to: formatInstant(quote.checkOutAt, locale),
            })}
          </p>
          <PriceLines {...quote} due={quote} isEventDay={isEventDay} />
          <p className={styles.quiet}>
            {quote.freeCancellationUntil
              ? t('freeUntil', { instant: formatInstant(quote.freeCancellationUntil, locale) })
              : t('nonRefundable')}
          </p>
        </section>
      ) : null}
    </>
  )
}
