'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { BackLink } from '@/components/admin/back-link'
import { AlsoHere } from '@/components/admin/live/also-here'
import { Button } from '@/components/ui/button'
import type { ReviewDetail } from '@/lib/contract/schemas/listing/listing-review'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { fromWire, type ListingWire } from '@/lib/domain/listing/wire'
import { Link } from '@/lib/i18n/navigation'
import { DuplicateList } from './duplicate-list'
import { ListingDecision } from './listing-decision'
import { ListingDifference } from './listing-difference'
import { ListingHead } from './listing-head'
import { PhotoCheck } from './photo-check'
import { ReviewedFields } from './reviewed-fields'
import { ReviewedPlace } from './reviewed-place'
import { ReviewedRooms } from './reviewed-rooms'
import { ReviewedTerms } from './reviewed-terms'
import { versionOf } from './use-detailed-lines'

const Page = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, 960px); margin-inline: auto; padding: var(--s-6) var(--gutter) var(--s-20); min-block-size: 60vh;
  section { display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); }
  section > h2 { font-size: var(--fs-xl); }
  /* What has the focus stays clear of the decision at the lower edge, whose buttons take three rows on a phone. */
  section :is(a, button, input, summary) { scroll-margin-block-end: calc(3 * var(--s-20)); }
  @media (min-width: 960px) { section :is(a, button, input, summary) { scroll-margin-block-end: var(--s-20); } }
`

const Actions = styled.div`
  position: sticky; inset-block-end: calc(var(--h-tabbar) + env(safe-area-inset-bottom)); z-index: var(--z-sticky); display: flex; flex-wrap: wrap; gap: var(--s-3);
  margin-inline: calc(-1 * var(--gutter)); padding: var(--s-4) var(--gutter); background: var(--c-bg); box-shadow: 0 -1px 0 var(--c-line);
  @media (min-width: 960px) { inset-block-end: 0; }
`

interface ListingReviewProps {
  review: ReviewDetail
  map: MapSettings
  history: ReactNode
}

/** One listing in full with its decision buttons, which stay visible. */
export function ListingReview({ review, map, history }: ListingReviewProps) {
  const t = useTranslations('admin.services')
  const { card, compared, duplicates, photos, requiresLicence, roomTypes } = review
  /** what was shown when a decision came too late */
  const [shownBefore, setShownBefore] = useState<ListingWire | null>(null)
  const proposed = compared?.after ?? review.service
  const listing = fromWire(proposed)
  const isBlockedByLicence = requiresLicence && (card.licence === 'missing' || card.licence === 'expired')
  return (
    <Page>
      <BackLink href="/admin/services">{t('back')}</BackLink>
      <AlsoHere kind="services" id={card._id} />
      <ListingHead card={card} level="h1" />
      {shownBefore ? (
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile">{t('stale.section')}</h2>
          <ListingDifference
            before={shownBefore}
            after={proposed}
            beforeTitle={t('stale.before')}
            afterTitle={t('stale.after')}
          />
        </section>
      ) : null}
      {compared ? (
        <section aria-labelledby="change">
          <h2 id="change">{t(`difference.title.${compared.decision}`)}</h2>
          <ListingDifference
            before={compared.before}
            after={compared.after}
            beforeTitle={t(`difference.before.${compared.decision}`)}
            afterTitle={t(card.hasPendingChange ? 'difference.proposed' : 'difference.now')}
          />
        </section>
      ) : null}
      {duplicates.length > 0 ? (
        <section aria-labelledby="duplicates">
          <h2 id="duplicates">{t('duplicates.title', { count: duplicates.length })}</h2>
          <DuplicateList duplicates={duplicates} />
        </section>
      ) : null}
      <section aria-labelledby="photos">
        <h2 id="photos">{t('photosTitle', { count: photos.length })}</h2>
        <PhotoCheck photos={photos} rooms={listing.photoRooms} captions={listing.photoCaptions} />
      </section>
      <section aria-labelledby="facts">
        <h2 id="facts">{t('factsTitle')}</h2>
        <ReviewedFields version={versionOf(proposed)} />
      </section>
      {roomTypes.length > 0 ? (
        <section aria-labelledby="rooms">
          <h2 id="rooms">{t('rooms.title', { count: roomTypes.length })}</h2>
          <ReviewedRooms rooms={roomTypes} shown={card._id} />
        </section>
      ) : null}
      <section aria-labelledby="place">
        <h2 id="place">{t('place.title')}</h2>
        <ReviewedPlace listing={listing} map={map} />
      </section>
      {Object.keys(review.terms).length > 0 ? (
        <section aria-labelledby="terms">
          <h2 id="terms">{t('termsTitle')}</h2>
          <ReviewedTerms terms={review.terms} />
        </section>
      ) : null}
      <section aria-labelledby="history">
        <h2 id="history">{t('historyTitle')}</h2>
        {history}
      </section>
      <Actions>
        <ListingDecision
          card={card}
          openBookings={review.openBookings}
          onStale={() => setShownBefore(proposed)}
        />
        <Button
          as={Link}
          href={`/${listingTypeOf(card.type).slug}/${card._id}`}
          $kind="outline"
          prefetch={false}
        >
          {t('asGuest')}
        </Button>
        {isBlockedByLicence ? <p>{t('licenceNeeded')}</p> : null}
      </Actions>
    </Page>
  )
}
