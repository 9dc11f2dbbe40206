'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMay } from '@/components/shared/member-role'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type {
  VendorListingCard as OwnService,
  VendorListingCard,
} from '@/lib/contract/schemas/listing/vendor-listing'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { CardActions } from './card-actions'
import { Card, CardHead, CardPhoto, CountLink, FactList, NoticeList, QuietText } from './card-style'
import { Note, type NoteTone } from './note'

interface ListingCardProps {
  card: OwnService
  requiresLicence: boolean
  /** of a room type among the others of its property: what it says in place of type and city */
  within?: ReactNode
}

/** One listing of the vendor: its state, its figures and its actions. */
export function ListingCard({ card, requiresLicence, within }: ListingCardProps) {
  const types = useTranslations('vocabulary.typeOne')
  const locale = useLocale()
  const may = useMay()
  const { _id, image, type, city, status } = card
  const Heading = within ? 'h3' : 'h2'
  const details = `/service-details?id=${_id}`
  return (
    <li>
      <Card aria-labelledby={_id}>
        <CardPhoto image={image} />
        <CardHead>
          <ListingStateBadge state={status} />
          <Heading id={_id}>
            {may('editListings') ? (
              <Link href={details} prefetch={false}>
                {localName(locale, card)}
              </Link>
            ) : (
              localName(locale, card)
            )}
          </Heading>
          <QuietText>
            {within ?? (
              <>
                {types(type)} · {localName(locale, city)}
              </>
            )}
          </QuietText>
          {card.roomTypes ? <RoomTypeCount card={card} count={card.roomTypes} /> : null}
        </CardHead>
        <CardFacts card={card} />
        <CardNotes card={card} requiresLicence={requiresLicence} />
        <CardActions card={card} />
      </Card>
    </li>
  )
}

/** How many room types a property has, with the way to them for those who may open its page. */
function RoomTypeCount({ card, count }: { card: VendorListingCard; count: number }) {
  const t = useTranslations('ownServices.roomTypes')
  const may = useMay()
  const text = t('count', { count })
  return (
    <QuietText>
      {may('editListings') ? (
        <CountLink href={`/service-details?id=${card._id}#room-types`} prefetch={false}>
          {text}
        </CountLink>
      ) : (
        text
      )}
    </QuietText>
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

const Bar = styled.span`
  display: inline-block; vertical-align: middle; inline-size: 64px; block-size: 6px; margin-inline-end: var(--s-2);
  border-radius: var(--r-full); background: var(--c-sunk); overflow: hidden;
  span { display: block; block-size: 100%; border-radius: inherit; background: var(--c-primary); }
`

/** Lowest price, next arrival, and occupancy of the next 30 days. */
function CardFacts({ card }: { card: VendorListingCard }) {
  const t = useTranslations('ownServices.facts')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  const { price, nextBooking, occupancy } = card
  return (
    <FactList>
      <div>
        <dt>{t('from')}</dt>
        <dd>
          <Money {...money(price.from)} /> <QuietText as="span">{units(price.unit)}</QuietText>
        </dd>
      </div>
      <div>
        <dt>{t('next')}</dt>
        <dd>
          {nextBooking ? formatDay(riyadhDay(new Date(nextBooking)), locale, 'weekdayDayMonth') : t('none')}
        </dd>
      </div>
      <div>
        <dt>{t('occupancy')}</dt>
        <dd>
          <Bar aria-hidden="true">
            <span style={{ inlineSize: `${occupancy}%` }} />
          </Bar>
          <Num>{`${occupancy}%`}</Num>
        </dd>
      </div>
    </FactList>
  )
}

const TONES: Partial<Record<ListingState, NoteTone>> = { rejected: 'err', suspended: 'err' }
/** The note of a state; a live listing has none. */
const EXPLAINED: readonly ListingState[] = ['draft', 'in_review', 'paused', 'rejected', 'suspended']

/** Pending steps, missing data, and the reason of a rejection. */
function CardNotes({ card, requiresLicence }: { card: VendorListingCard; requiresLicence: boolean }) {
  const t = useTranslations('ownServices.notes')
  const { status, reason, hasPendingChange } = card
  const tone = TONES[status]
  return (
    <NoticeList>
      {EXPLAINED.includes(status) ? (
        <Note tone={tone ?? 'info'}>
          {t(status)}
          {tone && reason ? <Reason lead={t('reason')} reason={reason} /> : null}
        </Note>
      ) : null}
      {!tone && reason ? (
        <Note tone="warn">
          <Reason lead={t('changeRefused')} reason={reason} />
        </Note>
      ) : null}
      {hasPendingChange ? <Note tone="info">{t('pending')}</Note> : null}
      <LicenceNote card={card} isRequired={requiresLicence} />
    </NoticeList>
  )
}

const ReasonLine = styled.span`
  display: block;
`

/** In the admin's own language. */
function Reason({ lead, reason }: { lead: string; reason: string }) {
  return (
    <ReasonLine>
      <strong>{lead}</strong> <bdi dir="auto">{reason}</bdi>
    </ReasonLine>
  )
}

/** A missing licence is mentioned only where it prevents publishing; that of a room type is its property's. */
function LicenceNote({ card, isRequired }: { card: VendorListingCard; isRequired: boolean }) {
  const t = useTranslations('ownServices.licence')
  const locale = useLocale()
  const { licence, licenceExpiresOn } = card
  const day = licenceExpiresOn ? formatDay(licenceExpiresOn, locale) : ''
  if (card.property) return null
  if (licence === 'missing') return isRequired ? <Note tone="warn">{t('missing')}</Note> : null
  if (licence === 'expired') return <Note tone="err">{t('expired', { day })}</Note>
  return licence === 'ends_soon' ? <Note tone="warn">{t('endsSoon', { day })}</Note> : null
}
