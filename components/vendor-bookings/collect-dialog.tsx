'use client'

import { useTranslations } from 'next-intl'
import { ActDialog } from '@/components/shared/act-dialog'
import { call } from '@/lib/api/call'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { AmountRows } from './settlement'

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
    { label: money('stayVat'), amount: -terms.stayVat },
    { label: t('net'), amount: terms.net },
  ].filter(({ amount }) => amount !== 0)
  return (
    <ActDialog
      kind="primary"
      title={t('title')}
      keep={t('back')}
      closeLabel={t('close')}
      confirm={t('now')}
      done={t('done')}
      send={() => call('POST /vendor/bookings/:id/collect', { params: { id: bookingId } })}
      onClose={onClose}
    >
      <AmountRows rows={rows} />
      <p>{terms.commission > 0 ? t('text') : t('textWithoutCommission')}</p>
    </ActDialog>
  )
}

/** Takes "Payment received" back. */
export function UndoCollectDialog({ bookingId, onClose }: Pick<CollectDialogProps, 'bookingId' | 'onClose'>) {
  const t = useTranslations('hosted.undoCollect')
  const words = useTranslations('hosted.collect')
  return (
    <ActDialog
      kind="primary"
      title={t('title')}
      keep={words('back')}
      closeLabel={words('close')}
      confirm={t('now')}
      done={t('done')}
      send={() => call('POST /vendor/bookings/:id/undo-collect', { params: { id: bookingId } })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ActDialog>
  )
}
