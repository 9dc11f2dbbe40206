'use client'

import { useEffect } from 'react'
import { deviceStorage } from '@/components/shared/browser-storage'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Outage } from '@/lib/i18n/outage-messages'
import { THEME_KEY } from '@/lib/theme-script'
import { FONT_CLASSES } from './[locale]/fonts'
import styles from './global-error.module.css'

/** What replaces the whole document, as it is drawn. */
export default function BrokenSite({ title, text, retry }: Outage) {
  useFontsAndTheme()
  return (
    <main className={styles.page}>
      {/* biome-ignore lint/performance/noImgElement: an SVG drawing, there is nothing to optimise */}
      <img className={styles.mark} src="/logo.svg" alt="" />
      <EmptyState title={title} text={text} isPage>
        <Button onClick={() => window.location.reload()}>{retry}</Button>
      </EmptyState>
    </main>
  )
}

/** Set here, because neither the layout nor the theme script of the pages runs in this document. */
function useFontsAndTheme(): void {
  useEffect(() => {
    const stored = deviceStorage.read(THEME_KEY)
    const isDark =
      stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
    document.documentElement.classList.add(...FONT_CLASSES.split(' '))
  }, [])
}
