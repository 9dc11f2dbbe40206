import {
  type EnrolmentWire,
  foldCode,
  isTotpCode,
  LOCK_MINUTES,
  MAX_WRONG_TRIES,
  RECOVERY_CODES,
  type RecoveryCodesWire,
} from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { hashOfToken } from '@/server/modules/accounts/secrets'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { drawQr } from '@/server/modules/invoices/draw-qr'
import { hashOfRecoveryCode, newRecoveryCode, openSecret, sealSecret } from './sealed-secret'
import { newTotpSecret, periodOfCode, totpAddress } from './totp'
import {
  lockSecondStep,
  markSecondStep,
  type SecondStepRow,
  spendRecoveryCode,
  writeRecoveryCodes,
  writeSecondStep,
  writeUnconfirmed,
} from './two-step-store'

/** Makes a secret for the admin's app; it counts once `confirmEnrolment` has seen a code of it. */
export async function beginEnrolment({ db, config }: Deps, admin: SignedIn): Promise<EnrolmentWire> {
  const secret = newTotpSecret()
  const isBegun = await writeUnconfirmed(db, admin._id, sealSecret(config.adminTotpKey, admin._id, secret))
  if (!isBegun) throw new DomainError('already_done')
  return { secret, qr: drawQr(totpAddress(secret, admin.phone)) }
}

/** Confirms the secret by a code; this session has then done its second step. Returns the recovery codes, once. */
export async function confirmEnrolment(
  deps: Deps,
  admin: SignedIn,
  token: string,
  typed: string,
): Promise<RecoveryCodesWire> {
  const { adminTotpKey } = deps.config
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tryCode(deps, admin._id, async (tx, row, now) => {
    if (row.confirmedAt) throw new DomainError('already_done')
    if (!(await passesTotp(deps, tx, row, foldCode(typed)))) return false
    await writeSecondStep(tx, admin._id, { confirmedAt: now })
    const hashes = recoveryCodes.map((code) => hashOfRecoveryCode(adminTotpKey, admin._id, code))
    await writeRecoveryCodes(tx, admin._id, hashes)
    await markSecondStep(tx, hashOfToken(token), now)
    await writeAudit(tx, lineOf(admin, 'two_step_enrolled', now))
    return true
  })
  return { recoveryCodes: recoveryCodes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) }
}

/** The second step of a session, by a code of the app or a recovery code; each works once. */
export async function passSecondStep(
  deps: Deps,
  admin: SignedIn,
  token: string,
  typed: string,
): Promise<void> {
  const code = foldCode(typed)
  await tryCode(deps, admin._id, async (tx, row, now) => {
    if (!row.confirmedAt) throw new DomainError('not_found')
    const isRight = isTotpCode(code)
      ? await passesTotp(deps, tx, row, code)
      : await spendRecoveryCode(
          tx,
          admin._id,
          hashOfRecoveryCode(deps.config.adminTotpKey, admin._id, code),
          now,
        )
    if (!isRight) return false
    if (!isTotpCode(code)) await writeAudit(tx, lineOf(admin, 'recovery_code_used', now))
    await markSecondStep(tx, hashOfToken(token), now)
    return true
  })
}

/** Counts wrong tries, which stay counted when the call is refused; too many lock the second step for a while. */
async function tryCode(
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
async function passesTotp(
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

const lineOf = ({ _id }: SignedIn, action: 'two_step_enrolled' | 'recovery_code_used', createdAt: Date) => ({
  actorId: _id,
  action,
  subject: `users/${_id}`,
  createdAt,
})
