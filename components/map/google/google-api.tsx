import { APILoadingStatus, APIProvider, useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { type ReactNode, useEffect } from 'react'

interface GoogleApiProps {
  apiKey: string | null
  /** until Google's script is there */
  fallback: ReactNode
  /** Google's map cannot be drawn: its script, the key or the network failed */
  onFail: () => void
  children: ReactNode
}

/** Loads Google's script with the key, and draws its map in the place of the fallback. */
export function GoogleApi({ apiKey, ...loaded }: GoogleApiProps) {
  return (
    <APIProvider apiKey={apiKey ?? ''}>
      <Loaded {...loaded} />
    </APIProvider>
  )
}

function Loaded({ fallback, onFail, children }: Omit<GoogleApiProps, 'apiKey'>) {
  return useGoogle(onFail) ? children : fallback
}

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
