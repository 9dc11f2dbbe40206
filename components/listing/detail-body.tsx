import { useLocale, useTranslations } from 'next-intl'
import type { Page, Review } from '@/lib/domain/catalogue'
import type { Listing } from '@/lib/domain/listing/listing'
import { DetailFacilities } from './detail-facilities'
import { DetailFacts } from './detail-facts'
import { DetailHost } from './detail-host'
import { DetailPart } from './detail-part'
import { DetailPlace } from './detail-place'
import { DetailPrices } from './detail-prices'
import { DetailReviews } from './detail-reviews'
import { DetailRules } from './detail-rules'
import { CancellationSteps, DetailTerms } from './detail-terms'

/** Everything about a place beside its photos and its booking card, in reading order. */
export function DetailBody({ listing, reviews }: { listing: Listing; reviews: Page<Review> }) {
  const t = useTranslations('detail')
  return (
    <div>
      <section className="part plain" aria-label={t('facts.title')}>
        <DetailFacts listing={listing} />
        <DetailTerms listing={listing} />
      </section>
      <DetailPart id="about" title={t('about')}>
        <Descriptions listing={listing} />
      </DetailPart>
      {listing.facilities.length > 0 ? (
        <DetailPart id="facilities" title={t('facilities.title')}>
          <DetailFacilities listing={listing} />
        </DetailPart>
      ) : null}
      <DetailPart id="prices" title={t('prices.title')}>
        <DetailPrices listing={listing} />
      </DetailPart>
      <DetailPart id="cancellation" title={t('cancellation.title')}>
        <CancellationSteps listing={listing} />
      </DetailPart>
      {listing.rules.length + listing.additionalRules.length > 0 ? (
        <DetailPart id="rules" title={t('rules')}>
          <DetailRules listing={listing} />
        </DetailPart>
      ) : null}
      <DetailPart id="place" title={t('place')}>
        <DetailPlace listing={listing} />
      </DetailPart>
      <DetailPart id="reviews" title={t('reviews.title')}>
        <DetailReviews listing={listing} reviews={reviews} />
      </DetailPart>
      <DetailPart id="host" title={t('host.title')}>
        <DetailHost listing={listing} />
      </DetailPart>
    </div>
  )
}

/** The page's language first; the other one waits behind a line. */
function Descriptions({ listing }: { listing: Listing }) {
  const t = useTranslations('detail')
  const [own, other] = useLocale() === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return (
    <>
      <p className="text">{listing.description[own]}</p>
      <details className="other">
        <summary>{t('inOther')}</summary>
        <p className="text" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
          {listing.description[other]}
        </p>
      </details>
    </>
  )
}
