'use client'

import { useTranslations } from 'next-intl'
import { deviceStorage } from '@/components/shared/browser-storage'
import { Icon } from '@/components/ui/icon/icon'
import { THEME_KEY } from '@/lib/theme-script'

/** Toggles the theme; CSS selects the icon, so the HTML is the same for all. */
export function ThemeSwitch() {
  const t = useTranslations('layout')
  function turn() {
    const root = document.documentElement
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = next
    deviceStorage.write(THEME_KEY, next)
  }
  return (
    <button type="button" onClick={turn}>
      <Icon name="moon" />
      <span>{t('theme')}</span>
    </button>
  )
}
