import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PhoneLinks } from '@/components/shared/phone-links'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { fileHref } from '@/lib/contract/address'
import type { BookedGuidesWire, BookedGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inEitherLanguage, localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { DetailSection } from './detail-section'
import { GuideEntry, GuideEntryLater } from './guide-entry'

const Guide = styled.div`
  display: grid; gap: var(--s-4);
  h3 { font-size: var(--fs-md); margin-block-end: var(--s-1); }
  a { color: var(--c-primary); text-decoration: underline; text-underline-offset: 4px; margin-inline-end: var(--s-3); }
`

const Words = styled.p`
  white-space: pre-line; overflow-wrap: anywhere; text-align: -webkit-match-parent; text-align: match-parent;
`

const Photos = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); gap: var(--s-3); padding: 0; margin: 0; list-style: none;
  img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--r-photo); background: var(--c-skeleton); }
`

interface ArrivalGuidesProps {
  bookingId: string
  arrival: BookedGuidesWire
  /** whether what is left may be paid online now */
  mayPayOnline: boolean
}

/** What the host says of the way and the entry, as far as it may be known now; a copy on the device ends with it. */
export function ArrivalGuides({ bookingId, arrival, mayPayOnline }: ArrivalGuidesProps) {
  const { guides, knownUntil } = arrival
  const t = useTranslations('booking.guide')
  const locale = useLocale()
  return (
    <>
      {guides.map((guide) => (
        <DetailSection
          key={guide.serviceId}
          title={guides.length > 1 ? t('titleOf', { place: localName(locale, guide.service) }) : t('title')}
        >
          <Guide data-offline-until={knownUntil ?? undefined}>
            {guide.isUpdated ? (
              <QuietText>{t('updated', { when: formatInstant(guide.updatedAt, locale) })}</QuietText>
            ) : null}
            {guide.entry ? <GuideEntry entry={guide.entry} /> : null}
            {guide.entryLater ? (
              <GuideEntryLater later={guide.entryLater} mayPayOnline={mayPayOnline} />
            ) : null}
            <Part title={t('directions')} en={guide.directions} ar={guide.directions_ar} />
            {guide.phone ? (
              <p>
                {t('call')} <PhoneLinks phone={guide.phone} />
              </p>
            ) : null}
            {guide.photos.length > 0 ? <WayPhotos bookingId={bookingId} photos={guide.photos} /> : null}
            {guide.sections.map((one) => (
              <Part
                key={one.title_ar}
                title={inEitherLanguage(locale as Locale, { en: one.title, ar: one.title_ar })?.text ?? ''}
                en={one.text}
                ar={one.text_ar}
              />
            ))}
          </Guide>
        </DetailSection>
      ))}
    </>
  )
}

/** A text under its title, in the language that it is written in. */
function Part({ title, en, ar }: { title: string; en: string; ar: string }) {
  const written = inEitherLanguage(useLocale() as Locale, { en, ar })
  if (!written) return null
  return (
    <div>
      <h3 dir="auto">{title}</h3>
      <Words dir="auto" lang={written.language}>
        {written.text}
      </Words>
    </div>
  )
}

function WayPhotos({ bookingId, photos }: { bookingId: string; photos: BookedGuideWire['photos'] }) {
  const t = useTranslations('booking.guide')
  const locale = useLocale() as Locale
  return (
    <div>
      <h3>{t('photos')}</h3>
      <Photos>
        {photos.map(({ _id, caption, caption_ar }, at) => {
          const written = inEitherLanguage(locale, { en: caption, ar: caption_ar })
          const params = { id: bookingId, photoId: _id }
          return (
            <li key={_id}>
              {/* biome-ignore lint/performance/noImgElement: a private file, never optimised or cached */}
              <img
                src={fileHref('GET /bookings/:id/arrival-guide/photos/:photoId', { params })}
                alt={t('photo', { at: at + 1 })}
                loading="lazy"
              />
              {written ? (
                <QuietText dir="auto" lang={written.language}>
                  {written.text}
                </QuietText>
              ) : null}
            </li>
          )
        })}
      </Photos>
    </div>
  )
}
