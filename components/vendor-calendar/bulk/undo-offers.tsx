'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/shared/notice'
import { RefreshWhenDue } from '@/components/shared/refresh/refresh-when-due'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { BulkChangeWire, BulkOutcome } from '@/lib/contract/schemas/calendar/bulk-changes'
import { riyadhTime } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { BulkOutcomes } from './bulk-outcomes'

interface UndoOffersProps {
  changes: readonly BulkChangeWire[]
  /** the server's clock at rendering */
  now: string
}

/** The acts on several places that can still be undone, and what an undo could not restore. */
export function UndoOffers({ changes, now }: UndoOffersProps) {
  const t = useTranslations('hosted.calendar.undo')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [left, setLeft] = useState<BulkOutcome[]>([])
  const undo = (id: string) =>
    act(
      async () => {
        const { listings } = await call('POST /vendor/bulk-changes/:id/undo', { params: { id } })
        const unrestored = listings.filter(({ skipped }) => skipped.length > 0)
        setLeft(unrestored)
        return unrestored
      },
      (unrestored) =>
        unrestored.length > 0 ? { kind: 'error', text: t('inPart') } : { kind: 'success', text: t('done') },
    )
  return (
    <>
      <RefreshWhenDue instants={changes.map(({ undoUntil }) => undoUntil)} now={now} />
      {changes.map(({ _id, kind, listings, undoUntil }) => (
        <Notice key={_id} tone="ok" role="status">
          <p>
            {t(`did.${kind}`)} {t('places', { count: listings })}{' '}
            {t('until', { time: formatTime(riyadhTime(new Date(undoUntil)), locale) })}
          </p>
          <Button $kind="outline" $size="sm" disabled={isBusy} onClick={() => void undo(_id)}>
            {t('undo')}
            <span className="sr-only"> {t(`did.${kind}`)}</span>
          </Button>
        </Notice>
      ))}
      {left.length > 0 ? (
        <Notice tone="warn" role="alert">
          <p>{t('inPart')}</p>
          <BulkOutcomes listings={left} />
        </Notice>
      ) : null}
    </>
  )
}
