'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'

/** Ends a split after a question: every share goes back, and the guest pays alone. */
export function GiveUpSplit({ bookingId }: { bookingId: string }) {
  const t = useTranslations('split.giveUp')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button $kind="quiet" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? (
        <ActDialog
          title={t('title')}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('confirm')}
          done={t('done')}
          send={() => call('POST /bookings/:id/split/give-up', { params: { id: bookingId } })}
          onClose={() => setIsOpen(false)}
        >
          <p>{t('text')}</p>
        </ActDialog>
      ) : null}
    </>
  )
}
