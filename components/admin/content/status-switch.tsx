'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface StatusSwitchProps {
  status: 'active' | 'inactive'
  name: string
  isBusy: boolean
  onSwitch: (to: 'active' | 'inactive') => void
}

/** Shows or hides a row of the content. */
export function StatusSwitch({ status, name, isBusy, onSwitch }: StatusSwitchProps) {
  const t = useTranslations('admin.content')
  const isShown = status === 'active'
  return (
    <Button
      $kind="quiet"
      $size="sm"
      role="switch"
      aria-checked={isShown}
      aria-label={t('shown', { name })}
      disabled={isBusy}
      onClick={() => onSwitch(isShown ? 'inactive' : 'active')}
    >
      {t(isShown ? 'switchOff' : 'switchOn')}
    </Button>
  )
}
