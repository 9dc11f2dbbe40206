'use client'

import { ErrorMessagePage } from '@/components/layout/pages/error-message-page'
import { LazyMessages } from '@/lib/i18n/lazy-messages'

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
