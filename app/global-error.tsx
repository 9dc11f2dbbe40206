'use client'

import '@/components/ui/theme/tokens.css'
import '@/components/ui/theme/base.css'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { deviceStorage } from '@/components/shared/browser-storage'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { outageMessages } from '@/lib/i18n/outage-messages'
import { THEME_KEY } from '@/lib/theme-script'
import { FONT_CLASSES } from './[locale]/fonts'
import styles from './global-error.module.css'

/** Replaces the whole document when the root layout fails. */
export default function GlobalError() {
  const { locale, dir, title, text, retry } = outageMessages(usePathname())
  useStoredTheme()
  return (
    <html lang={locale} dir={dir} className={FONT_CLASSES}>
      <body>
        <title>{title}</title>
        <main className={styles.page}>
          {/* biome-ignore lint/performance/noImgElement: an SVG drawing, there is nothing to optimise */}
          <img className={styles.mark} src="/logo.svg" alt="" />
          <EmptyState title={title} text={text} isPage>
            <Button type="button" onClick={() => window.location.reload()}>
              {retry}
            </Button>
          </EmptyState>
        </main>
      </body>
    </html>
  )
}

/** Reads the stored theme here, because the theme script of the pages does not run in this document. */
function useStoredTheme(): void {
  useEffect(() => {
    const stored = deviceStorage.read(THEME_KEY)
    const isDark =
      stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }, [])
}
