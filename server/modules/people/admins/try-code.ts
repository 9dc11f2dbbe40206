import { LOCK_MINUTES, MAX_WRONG_TRIES, MAX_WRONG_TRIES_IN_SUM } from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { adminKeys } from '@/server/rotating-keys'
import { openSecret } from './sealed-secret'
import { periodOfCode } from './totp'
import {
  lockSecondStep,
  lockSession,
  type SecondStepRow,
  type SessionRow,
  writeSecondStep,
  writeTries,
} from './two-step-store'

/** One try, with what is locked for it. */
export interface Attempt {
  row: SecondStepRow
  session: SessionRow
  secret: string
  now: Date
}

/**
 * Counts wrong tries, which stay counted when the call is refused. Too many lock the session that guesses, never the admin,
 * who signs in again. Throws `second_step_unreadable` when the secret was sealed under another key.
 */
export async function tryCode(
  { db, clock, config, log }: Deps,
  { userId, token }: { userId: string; token: string },
  isRight: (tx: Db, attempt: Attempt) => Promise<boolean>,
): Promise<void> {
  const now = clock.now()
  const refusal = await db.transaction(async (tx) => {
    const row = await lockSecondStep(tx, userId)
    const session = row && (await lockSession(tx, hashOfToken(token)))
    if (!session) return new DomainError('not_found')
    const { secondStepLockedUntil: until } = session
    if (until && until > now) return lockedFor(until, now)
    const secret = openSecret(adminKeys(config), userId, row.sealedSecret)
    if (secret === null) {
      log.error({ user: userId }, 'the second step of an admin was stored under another ADMIN_TOTP_KEY')
      return new DomainError('second_step_unreadable')
    }
    if (await isRight(tx, { row, session, secret, now })) {
      await writeSecondStep(tx, userId, { wrongTries: 0 })
      await writeTries(tx, session, { secondStepTries: 0, secondStepLockedUntil: null })
      return null
    }
    await writeSecondStep(tx, userId, { wrongTries: row.wrongTries + 1 })
    return countWrong(tx, session, now)
  })
  if (refusal) throw refusal
}

async function countWrong(tx: Db, session: SessionRow, now: Date): Promise<DomainError> {
  const tries = session.secondStepTries + 1
  const isLocked = tries >= MAX_WRONG_TRIES
  const until = isLocked ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null
  await writeTries(tx, session, { secondStepTries: isLocked ? 0 : tries, secondStepLockedUntil: until })
  return until ? lockedFor(until, now) : new DomainError('wrong_code')
}

function lockedFor(until: Date, now: Date): DomainError {
  return new DomainError('too_many_requests', {
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
  })
}

/**
 * A code of a period that was used, or of an earlier one, is refused: it may have been overheard. After many wrong codes in
 * sum a session that never did the step needs a recovery code; one that did it is the admin's.
 */
export async function passesTotp(
  tx: Db,
  { row, session, secret, now }: Attempt,
  code: string,
): Promise<boolean> {
  if (row.wrongTries >= MAX_WRONG_TRIES_IN_SUM && !session.secondStepAt)
    throw new DomainError('recovery_code_needed')
  const period = periodOfCode(secret, code, now)
  if (period === null || period <= row.lastPeriod) return false
  await writeSecondStep(tx, row.userId, { lastPeriod: period })
  return true
}
