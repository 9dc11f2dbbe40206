'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { call } from '@/lib/api/call'

/** Ends a split after a question: every share goes back, and the guest pays alone. */
export function GiveUpSplit({ bookingId }: { bookingId: string }) {
  const t = useTranslations('split.giveUp')
  const { act, isBusy } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const giveUp = async () => {
    await act(() => call('POST /bookings/:id/split/give-up', { params: { id: bookingId } }), t('done'))
    setIsOpen(false)
  }
  return (
    <>
      <Button type="button" $kind="quiet" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={t('title')}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('confirm')}
          isBusy={isBusy}
          onConfirm={giveUp}
          onClose={() => setIsOpen(false)}
        >
          <p>{t('text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
