import type { RecoveryCodesWire } from '@/lib/contract/schemas/admin/two-step'
import { foldCode, RECOVERY_CODES } from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { hashOfRecoveryCode, newRecoveryCode } from './sealed-secret'
import { passesTotp, tryCode } from './try-code'
import { writeRecoveryCodes } from './two-step-store'

/** Gives an admin other recovery codes, against a new code of the app; the old ones end. */
export async function renewRecoveryCodes(
  deps: Deps,
  admin: SignedIn,
  token: string,
  typed: string,
): Promise<RecoveryCodesWire> {
  let recoveryCodes: string[] = []
  await tryCode(deps, { userId: admin._id, token }, async (tx, attempt) => {
    const { row, now } = attempt
    if (!row.confirmedAt) throw new DomainError('not_found')
    if (!(await passesTotp(tx, attempt, foldCode(typed)))) return false
    recoveryCodes = await issueRecoveryCodes(deps, tx, admin._id)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'recovery_codes_renewed',
      subjectId: admin._id,
      createdAt: now,
    })
    return true
  })
  return { recoveryCodes }
}

/** Replaces the codes of an admin; readable here for the only time. */
export async function issueRecoveryCodes(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes = codes.map((code) => hashOfRecoveryCode(config.adminTotpKey, userId, code))
  await writeRecoveryCodes(tx, userId, hashes)
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
