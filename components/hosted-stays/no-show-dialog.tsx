'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useAct } from '@/components/form/use-act'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Settlement } from './settlement'

const Column = styled.div`
  display: grid; gap: var(--s-4);
`

interface NoShowDialogProps {
  settlement: { refund: number; vendorKeeps: number }
  send: () => Promise<unknown>
  onClose: () => void
}

/** Nobody came: settled as a cancellation after the deadline, which is said before it happens. */
export function NoShowDialog({ settlement, send, onClose }: NoShowDialogProps) {
  const t = useTranslations('hosted.noShow')
  const { act, isBusy } = useAct()
  const mark = async () => {
    if (await act(send, t('done'))) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="button" $kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="button" $kind="danger" disabled={isBusy} aria-busy={isBusy} onClick={mark}>
            {t('now')}
          </Button>
        </>
      }
    >
      <Column>
        <p>{t('text')}</p>
        <Settlement settlement={settlement} />
      </Column>
    </Dialog>
  )
}
