import { foldCode, isTotpCode } from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { adminKeys } from '@/server/rotating-keys'
import { hashOfRecoveryCode } from './sealed-secret'
import { passesTotp, tryCode } from './try-code'
import { markSecondStep, spendRecoveryCode } from './two-step-store'

/** The second step of a session, by a code of the app or a recovery code; each works once. */
export async function passSecondStep(
  deps: Deps,
  admin: SignedIn,
  token: string,
  typed: string,
): Promise<void> {
  const code = foldCode(typed)
  await tryCode(deps, { userId: admin._id, token }, async (tx, attempt) => {
    if (!attempt.row.confirmedAt) throw new DomainError('not_found')
    const isRight = isTotpCode(code)
      ? await passesTotp(tx, attempt, code)
      : await spendsRecoveryCode(deps, tx, admin._id, code)
    if (isRight) await markSecondStep(tx, hashOfToken(token), attempt.now)
    return isRight
  })
}

async function spendsRecoveryCode(
  { config, clock }: Deps,
  tx: Db,
  userId: string,
  code: string,
): Promise<boolean> {
  const now = clock.now()
  const hashes = adminKeys(config).map((key) => hashOfRecoveryCode(key, userId, code))
  if (!(await spendRecoveryCode(tx, userId, hashes, now))) return false
  await writeAudit(tx, { actorId: userId, action: 'recovery_code_used', subjectId: userId, createdAt: now })
  return true
}
