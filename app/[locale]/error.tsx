'use client'

import { ErrorMessagePage } from '@/components/layout/pages/error-message-page'
import { LazyMessages } from '@/lib/i18n/lazy-messages'

// Its words come when they are needed; the page itself must not need a script that may be what failed.
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
