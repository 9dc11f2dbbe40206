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

const KEY = 'diyar-pending-code'

/** Stored for the tab, so that neither closing the dialog nor a reload costs the person the code that is on its way. */
export function storePendingCode(code: PendingCode | null): void {
  if (code) sessionStorage.setItem(KEY, JSON.stringify(code))
  else sessionStorage.removeItem(KEY)
}

function storedCode(): PendingCode | null {
  const stored = sessionStorage.getItem(KEY)
  return stored ? (JSON.parse(stored) as PendingCode) : null
}

/**
 * The code that is still good when the server will not send another one to the same number yet; its countdown starts
 * at what the server says is left.
 */
export function stillPending(failure: unknown, phone: string, purpose: CodePurpose): PendingCode | null {
  const isTooEarly = failure instanceof ApiError && failure.code === 'too_many_requests'
  const latest = storedCode()
  const isSame = latest?.phone === phone && latest.purpose === purpose
  if (!isTooEarly || !latest || !isSame) return null
  return { ...latest, resendInSeconds: failure.retryAfterSeconds ?? latest.resendInSeconds }
}
