'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { AmountRows } from './settlement'

const Column = styled.div`
  display: grid; gap: var(--s-4);
`

interface CollectDialogProps {
  bookingId: string
  terms: NonNullable<VendorBookingWire['collection']>
  onClose: () => void
}

/** Confirms the money that was taken at the door; what Diyar charges for it is shown first. */
export function CollectDialog({ bookingId, terms, onClose }: CollectDialogProps) {
  const t = useTranslations('hosted.collect')
  const money = useTranslations('hosted.money')
  const rows = [
    { label: t('amount'), amount: terms.amount },
    { label: money('deposit'), amount: terms.deposit },
    { label: money('byDiyar'), amount: terms.byDiyar },
    { label: money('commission'), amount: -terms.commission },
    { label: money('commissionVat'), amount: -terms.commissionVat },
    { label: t('net'), amount: terms.net },
  ].filter(({ amount }) => amount !== 0)
  return (
    <ActDialog
      words={{ title: t('title'), confirm: t('now'), done: t('done') }}
      send={() => call('POST /vendor/bookings/:id/collect', { params: { id: bookingId } })}
      onClose={onClose}
    >
      <AmountRows rows={rows} />
      <p>{terms.commission > 0 ? t('text') : t('textWithoutCommission')}</p>
    </ActDialog>
  )
}

/** Takes "I have the money" back. */
export function UndoCollectDialog({ bookingId, onClose }: Pick<CollectDialogProps, 'bookingId' | 'onClose'>) {
  const t = useTranslations('hosted.undoCollect')
  return (
    <ActDialog
      words={{ title: t('title'), confirm: t('now'), done: t('done') }}
      send={() => call('POST /vendor/bookings/:id/undo-collect', { params: { id: bookingId } })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ActDialog>
  )
}

interface ActDialogProps {
  words: Record<'title' | 'confirm' | 'done', string>
  send: () => Promise<unknown>
  onClose: () => void
  children: React.ReactNode
}

/** What an act means, before it is confirmed. */
export function ActDialog({ words, send, onClose, children }: ActDialogProps) {
  const t = useTranslations('hosted.collect')
  const { act, isBusy } = useAction()
  const confirm = async () => {
    if (await act(send, words.done)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="button" $kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="button" disabled={isBusy} aria-busy={isBusy} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Column>{children}</Column>
    </Dialog>
  )
}
