import type { CodePurpose } from '@/lib/domain/code'

/** A code that was sent and is awaited. */
export interface PendingCode {
  phone: string
  purpose: CodePurpose
  /** present only while the server echoes codes */
  echoed?: string
  resendInSeconds: number
}
