import { type CodePurpose, RESEND_AFTER_SECONDS } from '@/lib/domain/account/one-time-code'
import { DomainError, type ErrorCode } from '@/lib/domain/issues'
import type { CodeLimits } from '@/server/config'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { type CodesOf, countCodes, findLastCode } from './code-store'
import type { Requester } from './requester'

const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

interface CodeRequest {
  phone: string
  address: string
  purpose: CodePurpose
  requester: Requester
}

interface Ceiling {
  codesOf: CodesOf
  max: number
  seconds: number
  code?: ErrorCode
}

/** The limits of security.md, each with its waiting time. */
export async function assertCodeLimits(tx: Db, { clock, config }: Deps, request: CodeRequest): Promise<void> {
  const now = clock.now()
  await refuseTooEarly(tx, request, now)
  for (const { codesOf, max, seconds, code } of ceilingsFor(request, config.codeLimits)) {
    const made = await countCodes(tx, codesOf, new Date(now.getTime() - seconds * 1000))
    if (made >= max) throw tooMany(seconds, code)
  }
}

/** The wait applies per requester, so that nobody can block the codes of another one. A verified code ends it. */
async function refuseTooEarly(tx: Db, { phone, requester }: CodeRequest, now: Date): Promise<void> {
  const last = await findLastCode(tx, phone, requester)
  if (!last || last.usedAt) return
  const age = Math.floor((now.getTime() - last.createdAt.getTime()) / 1000)
  if (age < RESEND_AFTER_SECONDS) throw tooMany(RESEND_AFTER_SECONDS - age)
}

/**
 * A requester who has verified the number before has an own limit; all others share those of the number and of their
 * address. Beyond the daily limit, a login requires a known device.
 */
function ceilingsFor({ phone, address, purpose, requester }: CodeRequest, limits: CodeLimits): Ceiling[] {
  const { provenBy } = requester
  const overall = { codesOf: {}, max: limits.perMinuteOverall, seconds: MINUTE_SECONDS }
  if (provenBy) {
    return [{ codesOf: { phone, provenBy }, max: limits.perRequesterPerDay, seconds: DAY_SECONDS }, overall]
  }
  const unproven = { phone, provenBy: null }
  return [
    { codesOf: unproven, max: limits.unprovenPerPhonePerWait, seconds: RESEND_AFTER_SECONDS },
    { codesOf: { ...unproven, address }, max: limits.perRequesterPerDay, seconds: DAY_SECONDS },
    {
      codesOf: unproven,
      max: limits.unprovenPerPhonePerDay,
      seconds: DAY_SECONDS,
      code: purpose === 'login' ? 'known_device_needed' : undefined,
    },
    { codesOf: { address }, max: limits.perAddressPerDay, seconds: DAY_SECONDS },
    overall,
  ]
}

function tooMany(retryAfterSeconds: number, code: ErrorCode = 'too_many_requests'): DomainError {
  return new DomainError(code, { retryAfterSeconds })
}
