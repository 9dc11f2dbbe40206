'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMay } from '@/components/shared/member-role'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { VendorListingCard as OwnService } from '@/lib/domain/listing/vendor-listing'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { CardActions } from './card-actions'
import { CardFacts } from './card-facts'
import { CardNotes } from './card-notes'
import { Card, CardHead, CardPhoto, NoPhoto, QuietText } from './card-style'

/** One listing of the vendor: its state, its figures and its actions. */
export function ListingCard({ card, requiresLicence }: { card: OwnService; requiresLicence: boolean }) {
  const types = useTranslations('vocabulary.typeOne')
  const locale = useLocale()
  const may = useMay()
  const { _id, image, type, city, status } = card
  const details = `/service-details?id=${_id}`
  return (
    <li>
      <Card aria-labelledby={_id}>
        {image ? (
          <CardPhoto url={image} alt="" />
        ) : (
          <NoPhoto>
            <Icon name="home" size={28} />
          </NoPhoto>
        )}
        <CardHead>
          <ListingStateBadge state={status} />
          <h2 id={_id}>
            {may('editListings') ? (
              <Link href={details} prefetch={false}>
                {localName(locale, card)}
              </Link>
            ) : (
              localName(locale, card)
            )}
          </h2>
          <QuietText>
            {types(type)} · {localName(locale, city)}
          </QuietText>
        </CardHead>
        <CardFacts card={card} />
        <CardNotes card={card} requiresLicence={requiresLicence} />
        <CardActions card={card} />
      </Card>
    </li>
  )
}

const STYLES: Record<ListingState, { tone: BadgeTone; icon: IconName }> = {
  draft: { tone: 'plain', icon: 'copy' },
  in_review: { tone: 'info', icon: 'clock' },
  live: { tone: 'ok', icon: 'check' },
  paused: { tone: 'warn', icon: 'pause' },
  rejected: { tone: 'err', icon: 'close' },
  suspended: { tone: 'err', icon: 'alert' },
}

/** The state of a listing: an icon and a text, never colour alone. */
function ListingStateBadge({ state }: { state: ListingState }) {
  const states = useTranslations('vocabulary.serviceState')
  const { tone, icon } = STYLES[state]
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {states(state)}
    </Badge>
  )
}
