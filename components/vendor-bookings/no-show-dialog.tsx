'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useAction } from '@/components/shared/use-action'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Settlement } from './settlement'

const Column = styled.div`
  display: grid; gap: var(--s-4);
`

interface NoShowDialogProps {
  settlement: { refund: number; vendorKeeps: number }
  send: () => Promise<unknown>
  onClose: () => void
}

/** Reports a no-show: settled as a cancellation after the deadline, with the amounts shown first. */
export function NoShowDialog({ settlement, send, onClose }: NoShowDialogProps) {
  const t = useTranslations('hosted.noShow')
  const { act, isBusy } = useAction()
  const mark = async () => {
    if (await act(send, t('done'))) onClose()
  }
  return (
    <ConfirmDialog
      title={t('title')}
      closeLabel={t('close')}
      keep={t('keep')}
      confirm={t('now')}
      isBusy={isBusy}
      onConfirm={mark}
      onClose={onClose}
    >
      <Column>
        <p>{t('text')}</p>
        <Settlement settlement={settlement} />
      </Column>
    </ConfirmDialog>
  )
}
