'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { ReasonForm } from './reason-form'
import { Settlement } from './settlement'

interface CancelDialogProps {
  settlement: { refund: number; vendorKeeps: number }
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** A host cannot keep a booking: what follows from it is said before it happens. */
export function CancelDialog({ settlement, send, onClose }: CancelDialogProps) {
  const t = useTranslations('hosted.cancel')
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <ReasonForm kind="cancel" label={t('now')} doneText={t('done')} send={send} onDone={onClose}>
        <p>{t('text')}</p>
        <Settlement settlement={settlement} />
      </ReasonForm>
    </Dialog>
  )
}
