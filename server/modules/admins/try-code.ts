import { LOCK_MINUTES, MAX_WRONG_TRIES } from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { openSecret } from './sealed-secret'
import { periodOfCode } from './totp'
import { lockSecondStep, type SecondStepRow, writeSecondStep } from './two-step-store'

/** Counts wrong tries, which stay counted when the call is refused; too many lock the second step for a while. */
export async function tryCode(
  { db, clock }: Deps,
  userId: string,
  isRight: (tx: Db, row: SecondStepRow, now: Date) => Promise<boolean>,
): Promise<void> {
  const now = clock.now()
  const refusal = await db.transaction(async (tx) => {
    const row = await lockSecondStep(tx, userId)
    if (!row) return new DomainError('not_found')
    if (row.lockedUntil && row.lockedUntil > now) return lockedFor(row.lockedUntil, now)
    if (await isRight(tx, row, now)) {
      await writeSecondStep(tx, userId, { wrongTries: 0, lockedUntil: null })
      return null
    }
    const wrongTries = row.wrongTries + 1
    const lockedUntil = wrongTries < MAX_WRONG_TRIES ? null : new Date(now.getTime() + LOCK_MINUTES * 60_000)
    await writeSecondStep(tx, userId, { wrongTries: lockedUntil ? 0 : wrongTries, lockedUntil })
    return lockedUntil ? lockedFor(lockedUntil, now) : new DomainError('wrong_code')
  })
  if (refusal) throw refusal
}

function lockedFor(until: Date, now: Date): DomainError {
  return new DomainError('too_many_requests', {
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
  })
}

/** A code of a period that was used, or of an earlier one, is refused: it may have been overheard. */
export async function passesTotp(
  { config, clock }: Deps,
  tx: Db,
  row: SecondStepRow,
  code: string,
): Promise<boolean> {
  const secret = openSecret(config.adminTotpKey, row.userId, row.sealedSecret)
  const period = periodOfCode(secret, code, clock.now())
  if (period === null || period <= row.lastPeriod) return false
  await writeSecondStep(tx, row.userId, { lastPeriod: period })
  return true
}
