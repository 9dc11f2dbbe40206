'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Quiet } from '@/components/shared/card-rows'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { EMPTY_BASICS, type GuideBasics, hasBasics, hasEntry } from '@/lib/domain/arrival-guide/arrival-guide'
import { entryTimeOf } from '@/lib/domain/arrival-guide/when-known'
import { GuideDialog } from './guide-dialog'
import { GuidePhotos } from './guide-photos'
import { GuideSections } from './guide-sections'
import { basicsOf, type GuideProps, saveGuide } from './save-guide'

interface ArrivalGuideProps extends GuideProps {
  isHourly: boolean
  /** where parts of a property's guide stand for those that its room types lack */
  place?: 'property' | 'roomType'
}

/** What guests of a listing learn after they booked: the way and the entry, the manual, and photos of the way. */
export function ArrivalGuide({ listingId, guide, isHourly, place }: ArrivalGuideProps) {
  const t = useTranslations('hosted.calendar.guide')
  const whenText = useWhenText(isHourly)
  const basics = basicsOf(guide)
  const terms = hasBasics(basics) ? [basics] : []
  return (
    <>
      <TermsCard
        words="guide"
        action="editArrivalGuides"
        terms={terms}
        hasMore={terms.length === 0}
        nameOf={() => t('name')}
        row={(one, acts) => (
          <TermRow
            key="basics"
            words="guide"
            action="editArrivalGuides"
            name={t('name')}
            label={t('name')}
            when={whenText(one)}
            {...acts}
          />
        )}
        dialog={(_, onClose) => (
          <GuideDialog listingId={listingId} guide={guide} isHourly={isHourly} onClose={onClose} />
        )}
        remove={() => saveGuide(listingId, guide, EMPTY_BASICS)}
      >
        {place ? <Quiet>{t(`shared.${place}`)}</Quiet> : null}
      </TermsCard>
      <GuideSections listingId={listingId} guide={guide} />
      <GuidePhotos listingId={listingId} guide={guide} />
    </>
  )
}

/** What is written, and when the entry is shown. */
function useWhenText(isHourly: boolean) {
  const t = useTranslations('hosted.calendar.guide')
  const locale = useLocale()
  return (basics: GuideBasics) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format([
      ...(basics.directions_ar ? [t('parts.directions')] : []),
      ...(hasEntry(basics)
        ? [t('parts.entry', { when: t(`times.${entryTimeOf(basics.entryTime, isHourly)}`) })]
        : []),
      ...(basics.wifiName || basics.wifiPassword ? [t('parts.wifi')] : []),
      ...(basics.phone ? [t('parts.phone')] : []),
    ])
}
