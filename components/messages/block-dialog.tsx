'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

interface BlockDialogProps {
  name: string
  onClose: () => void
  onBlock: () => void
}

export function BlockDialog({ name, onClose, onBlock }: BlockDialogProps) {
  const t = useTranslations('messages')
  return (
    <ConfirmDialog
      title={t('block')}
      closeLabel={t('close')}
      keep={t('keepOpen')}
      confirm={t('block')}
      onConfirm={onBlock}
      onClose={onClose}
    >
      <p>{t('blockText', { name })}</p>
    </ConfirmDialog>
  )
}
