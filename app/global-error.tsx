'use client'

import '@/components/ui/theme/tokens.css'
import '@/components/ui/theme/base.css'
import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { outageWords } from '@/lib/i18n/outage'

/** Stands in for the whole document when its frame could not be made. */
export default function GlobalError() {
  const { locale, dir, title, text, retry } = outageWords(usePathname())
  return (
    <html lang={locale} dir={dir}>
      <body>
        <title>{title}</title>
        <main>
          <EmptyState title={title} text={text}>
            <Button type="button" onClick={() => window.location.reload()}>
              {retry}
            </Button>
          </EmptyState>
        </main>
      </body>
    </html>
  )
}
