import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PlaceTicks } from '@/components/shared/place-ticks'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { copyTermsBody, type TermsPart } from '@/lib/domain/calendar/bulk-changes'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { BulkDialog } from './bulk-dialog'

/** From which listing terms are copied, and to which they may be: those that are sold alike. */
export interface CopySource {
  listingId: string
  /** of the part that is copied */
  version: number
  others: readonly (LocalizedName & { _id: string })[]
}

interface CopyTermsProps extends CopySource {
  part: TermsPart
}

const NOWHERE: { listingIds: string[]; isForAll: boolean } = { listingIds: [], isForAll: false }

/** The button that copies a part of a listing's terms to others, and its dialog. */
export function CopyTerms({ part, listingId, version, others }: CopyTermsProps) {
  const t = useTranslations('hosted.calendar.copy')
  const bulk = useTranslations('hosted.calendar.bulk')
  const [isOpen, setIsOpen] = useState(false)
  if (others.length === 0) return null
  return (
    <>
      <Button $kind="outline" onClick={() => setIsOpen(true)}>
        {t('open')}
        <span className="sr-only"> {t(`parts.${part}`)}</span>
      </Button>
      {isOpen ? (
        <BulkDialog
          title={t('title', { part: t(`parts.${part}`) })}
          schema={copyTermsBody}
          initialValues={NOWHERE}
          toBody={({ listingIds, isForAll }) => ({
            ...{ part, basedOn: version },
            listingIds: isForAll ? others.map(({ _id }) => _id) : listingIds,
          })}
          submit={t('save')}
          send={(sent, confirmed) =>
            call('POST /vendor/services/:id/copy-terms', {
              params: { id: listingId },
              body: { ...sent, confirmed },
            })
          }
          onClose={() => setIsOpen(false)}
        >
          <p>{t('lead')}</p>
          <PlaceTicks
            listings={others}
            legend={bulk('places')}
            missing={bulk('placesNeeded')}
            all={others.length > 1 ? bulk('allPlaces') : undefined}
          />
        </BulkDialog>
      ) : null}
    </>
  )
}
