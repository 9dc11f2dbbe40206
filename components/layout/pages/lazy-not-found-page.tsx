'use client'

import dynamic from 'next/dynamic'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

const NotFoundPage = dynamic(
  () => untilLoaded(() => import('./not-found-page').then((one) => one.NotFoundPage)),
  {
    ssr: false,
  },
)

/** The 404 page whose words and drawing come when it is shown. */
export function LazyNotFoundPage() {
  return (
    <LazyMessages part="lost">
      <NotFoundPage />
    </LazyMessages>
  )
}
