'use client'

import dynamic from 'next/dynamic'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

// Its words come when they are needed, and so does the page.
const ErrorMessagePage = dynamic(
  () =>
    untilLoaded(() =>
      import('@/components/layout/pages/error-message-page').then((one) => one.ErrorMessagePage),
    ),
  { loading: () => null },
)

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <LazyMessages part="broken">
      <ErrorMessagePage code={error.digest} onRetry={reset} />
    </LazyMessages>
  )
}
