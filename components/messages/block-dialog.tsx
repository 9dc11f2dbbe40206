'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface BlockDialogProps {
  name: string
  onClose: () => void
  onBlock: () => void
}

export function BlockDialog({ name, onClose, onBlock }: BlockDialogProps) {
  const t = useTranslations('messages')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('block')}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="button" $kind="outline" onClick={onClose}>
            {t('keepOpen')}
          </Button>
          <Button type="button" $kind="danger" onClick={onBlock}>
            {t('block')}
          </Button>
        </>
      }
    >
      <p>{t('blockText', { name })}</p>
    </Dialog>
  )
}
