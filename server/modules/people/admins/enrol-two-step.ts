import type { EnrolmentWire, RecoveryCodesWire } from '@/lib/contract/schemas/admin/two-step'
import { foldCode } from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { drawQr } from '@/server/modules/platform/pdf/draw-qr'
import type { SignedIn } from '@/server/policy/signed-in'
import { adminKeys } from '@/server/rotating-keys'
import { issueRecoveryCodes } from './new-recovery-codes'
import { sealSecret } from './sealed-secret'
import { newTotpSecret, totpAddress } from './totp'
import { passesTotp, tryCode } from './try-code'
import { markSecondStep, writeSecondStep, writeUnconfirmed } from './two-step-store'

/** Makes a secret for the admin's app; it counts once `confirmEnrolment` has seen a code of it. */
export async function beginEnrolment({ db, config }: Deps, admin: SignedIn): Promise<EnrolmentWire> {
  const secret = newTotpSecret()
  const isBegun = await writeUnconfirmed(db, admin._id, sealSecret(adminKeys(config), admin._id, secret))
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
  let recoveryCodes: string[] = []
  await tryCode(deps, { userId: admin._id, token }, async (tx, attempt) => {
    const { row, now } = attempt
    if (row.confirmedAt) throw new DomainError('already_done')
    if (!(await passesTotp(tx, attempt, foldCode(typed)))) return false
    await writeSecondStep(tx, admin._id, { confirmedAt: now })
    recoveryCodes = await issueRecoveryCodes(deps, tx, admin._id)
    await markSecondStep(tx, hashOfToken(token), now)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'two_step_enrolled',
      subjectId: admin._id,
      createdAt: now,
    })
    return true
  })
  return { recoveryCodes }
}
