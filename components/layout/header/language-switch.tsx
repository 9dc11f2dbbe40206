'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { rememberLanguage } from '@/components/shared/browser-storage'
import { Icon } from '@/components/ui/icon/icon'
import { getPathname, usePathname } from '@/lib/i18n/navigation'

/** A plain link to the same page in the other language: a full page load with the same query. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslations('layout')
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  const href = getPathname({ locale: other, href: usePathname() })
  function change(event: MouseEvent) {
    event.preventDefault()
    rememberLanguage(other)
    window.location.assign(href + window.location.search)
  }
  return (
    <a href={href} hrefLang={other} lang={other} className={className} onClick={change}>
      <Icon name="globe" />
      <span>{t('otherLanguage')}</span>
    </a>
  )
}
