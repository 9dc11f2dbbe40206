import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BeforeBooking } from '@/components/listing/before-booking/before-booking'
import { DialogOpener } from '@/components/listing/dialog-opener'
import { DetailReviews } from '@/components/listing/reviews/detail-reviews'
import { RuleItems } from '@/components/shared/booking/rule-items'
import { FacilityTicks, VISIBLE_FACILITIES } from '@/components/shared/listing-parts/facility-ticks'
import { ListingFacts } from '@/components/shared/listing-parts/listing-facts'
import { ListingPrices } from '@/components/shared/listing-parts/listing-prices'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { ReportButton } from '@/components/shared/reports/report-button'
import { useOwnAddOnText } from '@/components/shared/terms/use-own-add-on-text'
import { Translatable } from '@/components/shared/translation/translatable'
import { Money } from '@/components/ui/money'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { isForEvents } from '@/lib/domain/appointments/appointment'
import type { Page } from '@/lib/domain/catalogue'
import type { Listing } from '@/lib/domain/listing/listing'
import { toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'
import { DetailHost } from './detail-host'
import { DetailLocation } from './detail-location'
import { DetailSection } from './detail-section'
import styles from './detail-sections.module.css'
import { DetailTerms } from './detail-terms'

interface DetailBodyProps {
  listing: Listing
  /** the room type that is chosen, else the listing */
  sold: Listing
  /** the choice of room types, where there are several */
  rooms?: ReactNode
  reviews: Page<Review>
  /** the cancellation timeline of the listing */
  cancellation: ReactNode
  /** the calendar */
  calendar: ReactNode
}

/** The sections of a listing page beside its photos and its booking card. */
export function DetailBody({ listing, sold, rooms, reviews, cancellation, calendar }: DetailBodyProps) {
  const t = useTranslations('detail')
  const isPaidOnline = sold.terms.paymentType !== 'payAtCheckin'
  return (
    <div>
      <section className={`${styles.part} ${styles.plain}`} id="facts" aria-label={t('facts.title')}>
        <ListingFacts listing={sold} />
        <DetailTerms listing={sold} />
      </section>
      {rooms}
      <DetailSection id="about" title={t('about')}>
        <Descriptions listing={sold} />
      </DetailSection>
      {sold.facilities.length > 0 ? (
        <DetailSection id="facilities" title={t('facilities.title')}>
          <FacilityTicks facilities={sold.facilities} />
          {sold.facilities.length > VISIBLE_FACILITIES ? (
            <DialogOpener
              opens="facilities"
              id={sold.id}
              label={t('facilities.all', { count: sold.facilities.length })}
            />
          ) : null}
        </DetailSection>
      ) : null}
      {sold.rules.length + sold.additionalRules.length > 0 ? (
        <DetailSection id="rules" title={t('rules')}>
          <ul className={styles.rules}>
            <RuleItems {...sold} />
          </ul>
        </DetailSection>
      ) : null}
      <DetailSection
        id="cancellation"
        title={t(isPaidOnline ? 'cancellation.title' : 'cancellation.titleUnpaid')}
      >
        {cancellation}
      </DetailSection>
      <DetailSection id="dates" title={t('prices.title')}>
        {calendar}
        <ListingPrices listing={sold} />
      </DetailSection>
      {listing.hasAppointments || isForEvents(listing.type) ? (
        <DetailSection id="before" title={t('before.title')}>
          <p>{t(`before.${textBefore(listing)}`)}</p>
          <BeforeBooking
            listingId={listing.id}
            hasAppointments={listing.hasAppointments === true}
            isForEvents={isForEvents(listing.type)}
          />
        </DetailSection>
      ) : null}
      {sold.terms.addOns.length + (sold.terms.ownAddOns?.length ?? 0) > 0 ? (
        <DetailSection id="add-ons" title={t('addOns')}>
          <AddOns listing={sold} />
        </DetailSection>
      ) : null}
      <DetailSection id="place" title={t('place')}>
        <DetailLocation listing={listing} />
      </DetailSection>
      <DetailSection id="reviews" title={t('reviews.title')}>
        <DetailReviews listing={listing} reviews={reviews} />
      </DetailSection>
      <DetailSection id="host" title={t('host.title')}>
        <DetailHost listing={listing} />
        <p className={styles.report}>
          <ReportButton kind="service" subjectId={listing.id} />
        </p>
      </DetailSection>
    </div>
  )
}

/** A hall without visiting hours is not visited, but makes written offers. */
function textBefore({ type, hasAppointments }: Listing) {
  if (!isForEvents(type)) return 'text'
  return hasAppointments ? 'textOfHall' : 'textOfOffer'
}

/** The page's language first; the other one is collapsed. */
function Descriptions({ listing }: { listing: Listing }) {
  const t = useTranslations('detail')
  const [own, other] = useLocale() === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return (
    <>
      <Translatable
        text={listing.description[own]}
        of={{ kind: 'description', id: listing.id }}
        className={styles.text}
      >
        <p className={styles.text}>{listing.description[own]}</p>
      </Translatable>
      <details className={styles.other}>
        <summary>{t('inOther')}</summary>
        <p className={styles.text} lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
          {listing.description[other]}
        </p>
      </details>
    </>
  )
}

/** The add-ons of a listing: those with one price per booking, and the vendor's own with what theirs is for. */
function AddOns({ listing }: { listing: Listing }) {
  const t = useTranslations('detail')
  const names = useTranslations('vocabulary.addOn')
  const money = useMoney()
  const text = useOwnAddOnText()
  const { addOns, ownAddOns = [] } = listing.terms
  return (
    <>
      <ul className={styles.addOns}>
        {addOns.map(({ name, priceHalalas }) => (
          <li key={name}>
            {names(name)} <Money {...money(toSar(priceHalalas))} />
          </li>
        ))}
        {ownAddOns.map((addOn) => (
          <li key={addOn.id}>
            {addOn.photo ? <Thumbnail url={addOn.photo} alt="" width={48} height={48} /> : null}
            <bdi>{text.name(addOn)}</bdi> <span>{text.price(addOn)}</span>
          </li>
        ))}
      </ul>
      {addOns.length > 0 ? <p className={styles.quietLast}>{t('addOnsOnce')}</p> : null}
    </>
  )
}
