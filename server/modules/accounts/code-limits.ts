import { RESEND_AFTER_SECONDS } from '@/lib/domain/code'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import { countCodes, readLastCode } from './code-store'

const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

/** The ceilings of security.md, each with the wait that it asks for. */
export async function refuseTooMany(
  tx: Db,
  { clock, config }: Deps,
  who: { phone: string; address: string },
) {
  const now = clock.now()
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const last = await readLastCode(tx, who.phone)
  const age = last && !last.usedAt ? Math.floor((now.getTime() - last.createdAt.getTime()) / 1000) : null
  if (age !== null && age < RESEND_AFTER_SECONDS) throw tooMany(RESEND_AFTER_SECONDS - age)
  const { perPhonePerDay, perAddressPerDay, perMinuteOverall } = config.codeLimits
  const ceilings = [
    { whose: { phone: who.phone }, max: perPhonePerDay, seconds: DAY_SECONDS },
    { whose: { address: who.address }, max: perAddressPerDay, seconds: DAY_SECONDS },
    { whose: {}, max: perMinuteOverall, seconds: MINUTE_SECONDS },
  ]
  for (const { whose, max, seconds } of ceilings) {
    if ((await countCodes(tx, whose, before(seconds))) >= max) throw tooMany(seconds)
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds })
}
