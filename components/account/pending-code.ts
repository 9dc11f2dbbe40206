import { ApiError } from '@/lib/api/http'
import type { CodePurpose } from '@/lib/domain/code'

/** A code that was sent and is awaited. */
export interface PendingCode {
  phone: string
  purpose: CodePurpose
  /** present only while the server echoes codes */
  echoed?: string
  resendInSeconds: number
}

let latest: PendingCode | null = null

/** Kept while the page lives, so that closing the dialog does not cost the person the code that is on its way. */
export function keepPendingCode(code: PendingCode | null): void {
  latest = code
}

/**
 * The code that is still good when the server will not send another one to the same number yet; its countdown starts
 * at what the server says is left.
 */
export function stillPending(failure: unknown, phone: string, purpose: CodePurpose): PendingCode | null {
  const isTooEarly = failure instanceof ApiError && failure.code === 'too_many_requests'
  const isSame = latest?.phone === phone && latest.purpose === purpose
  if (!isTooEarly || !latest || !isSame) return null
  return { ...latest, resendInSeconds: failure.retryAfterSeconds ?? latest.resendInSeconds }
}
