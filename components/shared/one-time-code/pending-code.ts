import { deviceStorage, parseStored, tabStorage } from '@/components/shared/browser-storage'
import { ApiError } from '@/lib/api/http'
import type { CodePurpose } from '@/lib/domain/account/one-time-code'

/** A one-time code that was sent and not yet entered. */
export interface PendingCode {
  phone: string
  purpose: CodePurpose
  /** present only while the server echoes codes */
  echoed?: string
  resendInSeconds: number
}

const KEY = 'diyar-pending-code'

/** Stored per tab, so that closing the dialog or reloading does not lose the open challenge. */
export function storePendingCode(code: PendingCode | null): void {
  if (code) tabStorage.write(KEY, JSON.stringify(code))
  else tabStorage.remove(KEY)
}

function storedCode(): PendingCode | null {
  return parseStored(tabStorage.read(KEY)) as PendingCode | null
}

/**
 * The earlier code, still valid while the server refuses a new one for the same number; the countdown starts
 * at the remaining time from the server.
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
