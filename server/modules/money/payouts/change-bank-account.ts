import type { BankAccountWire } from '@/lib/contract/schemas/payouts/bank-account'
import { DomainError } from '@/lib/domain/issues'
import { type BankAccountBody, isHolderTheVendor } from '@/lib/domain/payouts/bank-account'
import { lastFourOf, normaliseIban } from '@/lib/domain/payouts/iban'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { bankAccountToWire, namesOf } from './payout-to-wire'
import {
  type BankAccount,
  findVendorWithOwner,
  lockBankAccount,
  type VendorRow,
  writeBankAccount,
} from './store'

/**
 * A vendor names the account of the payouts, which freezes them for three days. Throws `holder_name_differs` for another
 * holder than the vendor who is not confirmed. The same account again changes nothing.
 */
export async function changeBankAccount(
  { db, clock }: Deps,
  member: Member,
  body: BankAccountBody,
): Promise<BankAccountWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const found = await findVendorWithOwner(tx, member.vendorId)
    const named = checkHolder(found, body)
    const before = await lockBankAccount(tx, named.vendorId)
    const isSame = before && before.iban === named.iban && before.holderName === named.holderName
    const account = isSame ? before : { ...named, changedAt: now }
    if (!isSame) {
      await writeBankAccount(tx, account)
      await notifyOfChange(tx, member, account, before)
    }
    return bankAccountToWire(account, found?.user.phoneChangedAt ?? null, now)
  })
}

/** The account as it is stored, of a vendor who holds it or confirms that it is theirs. */
function checkHolder(found: VendorRow | null, body: BankAccountBody): Omit<BankAccount, 'changedAt'> {
  if (!found) throw new DomainError('forbidden')
  const holderName = body.holderName.trim()
  const isVendor = isHolderTheVendor(holderName, namesOf(found))
  if (!isVendor && !body.isNameConfirmed) throw new DomainError('holder_name_differs')
  return {
    vendorId: found.vendor.id,
    iban: normaliseIban(body.iban),
    holderName,
    isHolderTheVendor: isVendor,
  }
}

async function notifyOfChange(
  tx: Db,
  member: Member,
  account: BankAccount,
  before: BankAccount | null,
): Promise<void> {
  const { vendorId, isHolderTheVendor, changedAt: createdAt } = account
  const lastFour = lastFourOf(account.iban)
  await notifyVendor(tx, { vendorId, type: 'Bank_account_changed', params: { lastFour }, createdAt })
  await writeAudit(tx, {
    actorId: member._id,
    action: 'bank_account_changed',
    subjectId: vendorId,
    before: before
      ? { lastFour: lastFourOf(before.iban), isHolderTheVendor: before.isHolderTheVendor }
      : undefined,
    after: { lastFour, isHolderTheVendor },
    createdAt,
  })
  await writeTrail(tx, member, { act: 'bank_account_changed', subjectId: vendorId, createdAt })
}
