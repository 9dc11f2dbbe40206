import { APILoadingStatus, useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'

/** A script that is blocked without a word leaves the status at loading. */
const PATIENCE_MS = 10_000
const FAILURES: readonly string[] = [APILoadingStatus.FAILED, APILoadingStatus.AUTH_FAILURE]

/** Whether Google's map can be drawn; `onFail` is called once it is known that it cannot, also for a refused key later. */
export function useGoogle(onFail: () => void): boolean {
  const status = useApiLoadingStatus()
  const isLoaded = status === APILoadingStatus.LOADED
  const hasFailed = FAILURES.includes(status)
  useEffect(() => {
    if (hasFailed) onFail()
    if (hasFailed || isLoaded) return
    const timeout = setTimeout(onFail, PATIENCE_MS)
    return () => clearTimeout(timeout)
  }, [hasFailed, isLoaded, onFail])
  return isLoaded
}
