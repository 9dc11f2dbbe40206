'use client'

import { useTranslations } from 'next-intl'
import { SwitchOffQuestion } from '@/components/admin/content/switch-off-question'

interface HideQuestionProps {
  name: string
  kind: 'facility-groups' | 'facilities'
  id: string
  isBusy: boolean
  onHide: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a facility, or a group of them, is no longer offered. */
export function HideQuestion({ name, kind, id, isBusy, onHide, onClose }: HideQuestionProps) {
  const t = useTranslations('admin.facilities.off')
  return (
    <SwitchOffQuestion
      title={t('title', { name })}
      keep={t('keep')}
      confirm={t('confirm')}
      consequence={t('consequence')}
      kind={kind}
      id={id}
      isBusy={isBusy}
      onConfirm={async () => {
        await onHide()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
