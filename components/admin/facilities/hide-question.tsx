'use client'

import { useTranslations } from 'next-intl'
import { SwitchOffQuestion } from '@/components/admin/content/switch-off-question'

interface HideQuestionProps {
  name: string
  usePath: string
  isBusy: boolean
  onHide: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a facility, or a group of them, is no longer offered. */
export function HideQuestion({ name, usePath, isBusy, onHide, onClose }: HideQuestionProps) {
  const t = useTranslations('admin.facilities.off')
  return (
    <SwitchOffQuestion
      title={t('title', { name })}
      keep={t('keep')}
      confirm={t('confirm')}
      consequence={t('consequence')}
      usePath={usePath}
      isBusy={isBusy}
      onConfirm={async () => {
        await onHide()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
