'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { EMPTY_BASICS, type GuideBasics, hasBasics, hasEntry } from '@/lib/domain/arrival-guide/arrival-guide'
import { GuideDialog } from './guide-dialog'
import { GuidePhotos } from './guide-photos'
import { GuideSections } from './guide-sections'
import { basicsOf, type GuideProps, saveGuide } from './save-guide'

/** What guests of a listing learn after they booked: the way and the entry, the manual, and photos of the way. */
export function ArrivalGuide({ listingId, guide }: GuideProps) {
  const t = useTranslations('hosted.calendar.guide')
  const whenText = useWhenText()
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
        dialog={(_, onClose) => <GuideDialog listingId={listingId} guide={guide} onClose={onClose} />}
        remove={() => saveGuide(listingId, guide, EMPTY_BASICS)}
      />
      <GuideSections listingId={listingId} guide={guide} />
      <GuidePhotos listingId={listingId} guide={guide} />
    </>
  )
}

/** What is written, and when the entry is shown. */
function useWhenText() {
  const t = useTranslations('hosted.calendar.guide')
  const locale = useLocale()
  return (basics: GuideBasics) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format([
      ...(basics.directions_ar ? [t('parts.directions')] : []),
      ...(hasEntry(basics) ? [t('parts.entry', { when: t(`times.${basics.entryTime}`) })] : []),
      ...(basics.wifiName || basics.wifiPassword ? [t('parts.wifi')] : []),
      ...(basics.phone ? [t('parts.phone')] : []),
    ])
}
