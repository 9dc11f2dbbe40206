'use client'

import { BrokenPage } from '@/components/layout/broken-page'

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return <BrokenPage code={error.digest} onRetry={reset} />
}
