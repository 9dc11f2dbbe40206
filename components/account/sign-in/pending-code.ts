import { deviceStorage, parseStored, tabStorage } from '@/components/shared/browser-storage'
import { ApiError } from '@/lib/api/http'
import type { CodePurpose } from '@/lib/domain/account/one-time-code'

/** A code that was sent and is awaited. */
export interface PendingCode {
  phone: string
  purpose: CodePurpose
  /** present only while the server echoes codes */
  echoed?: string
  resendInSeconds: number
}

const KEY = 'diyar-pending-code'

/** Stored for the tab, so that neither closing the dialog nor a reload costs the user the code that is on its way. */
export function storePendingCode(code: PendingCode | null): void {
  if (code) tabStorage.write(KEY, JSON.stringify(code))
  else tabStorage.remove(KEY)
}

function storedCode(): PendingCode | null {
  return parseStored(tabStorage.read(KEY)) as PendingCode | null
}

/**
 * The code that is still good when the server will not send another one to the same number yet; its countdown starts
 * at what the server says is left.
 */
export function getPendingCode(failure: unknown, phone: string, purpose: CodePurpose): PendingCode | null {
  const isTooEarly = failure instanceof ApiError && failure.code === 'too_many_requests'
  const latest = storedCode()
  const isSame = latest?.phone === phone && latest.purpose === purpose
  if (!isTooEarly || !latest || !isSame) return null
  return { ...latest, resendInSeconds: failure.retryAfterSeconds ?? latest.resendInSeconds }
}

const PHONE_KEY = 'diyar-phone'

/** The number that a code was sent to; resending reads it from here (marketplace.md, section 4). */
export function rememberPhone(phone: string): void {
  deviceStorage.write(PHONE_KEY, phone)
}

export function rememberedPhone(): string {
  return deviceStorage.read(PHONE_KEY) ?? ''
}
