'use client'

import { BrokenPage } from '@/components/layout/pages/error-message-page'
import { LateWords } from '@/lib/i18n/lazy-messages'

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <LateWords part="broken">
      <BrokenPage code={error.digest} onRetry={reset} />
    </LateWords>
  )
}
