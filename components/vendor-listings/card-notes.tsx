import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { VendorListingCard } from '@/lib/domain/listing/vendor-listing'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { formatDay } from '@/lib/i18n/dates'
import { NoticeList } from './card-style'
import { Note, type NoteTone } from './note'

const TONES: Partial<Record<ListingState, NoteTone>> = { rejected: 'err', suspended: 'err' }
/** The note of a state; a live listing has none. */
const EXPLAINED: readonly ListingState[] = ['draft', 'in_review', 'paused', 'rejected', 'suspended']

/** Pending steps, missing data, and the reason of a rejection. */
export function CardNotes({ card, requiresLicence }: { card: VendorListingCard; requiresLicence: boolean }) {
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

/** A missing licence is mentioned only where it prevents publishing. */
function LicenceNote({ card, isRequired }: { card: VendorListingCard; isRequired: boolean }) {
  const t = useTranslations('ownServices.licence')
  const locale = useLocale()
  const { licence, licenceExpiresOn } = card
  const day = licenceExpiresOn ? formatDay(licenceExpiresOn, locale) : ''
  if (licence === 'missing') return isRequired ? <Note tone="warn">{t('missing')}</Note> : null
  if (licence === 'expired') return <Note tone="err">{t('expired', { day })}</Note>
  return licence === 'ends_soon' ? <Note tone="warn">{t('endsSoon', { day })}</Note> : null
}
