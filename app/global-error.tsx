'use client'

import '@/components/ui/theme/tokens.css'
import '@/components/ui/theme/base.css'
import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { type Outage, outageMessages } from '@/lib/i18n/outage-messages'

/** Comes when it is needed: Next puts this file into every page. */
const BrokenSite = lazy(() => import('./broken-site').catch(() => ({ default: PlainOutage })))

/** Replaces the whole document when the root layout fails. */
export default function GlobalError() {
  const outage = outageMessages(usePathname())
  return (
    <html lang={outage.locale} dir={outage.dir}>
      <body>
        <title>{outage.title}</title>
        <Suspense fallback={<PlainOutage {...outage} />}>
          <BrokenSite {...outage} />
        </Suspense>
      </body>
    </html>
  )
}

/** The same words while the drawn page comes, and where it does not come. */
function PlainOutage({ title, text, retry }: Outage) {
  return (
    <main>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  )
}
