import { DomainError } from '@/lib/domain/issues'
import {
  type BankAccountBody,
  type BankAccountWire,
  isHolderTheVendor,
} from '@/lib/domain/payouts/bank-account'
import { lastFourOf, normaliseIban } from '@/lib/domain/payouts/iban'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { notifyUser } from '@/server/modules/notifications/notify-user'
import { bankAccountToWire, namesOf } from './payout-to-wire'
import { findVendorOf, lockBankAccount, writeBankAccount } from './store'

/**
 * A vendor names the account of the payouts, which locks them for a day. Throws `holder_name_differs` for another
 * holder than the vendor who is not confirmed. The same account again changes nothing.
 */
export function changeBankAccount(
  { db, clock }: Deps,
  user: SignedIn,
  body: BankAccountBody,
): Promise<BankAccountWire> {
  const now = clock.now()
  const iban = normaliseIban(body.iban)
  const holderName = body.holderName.trim()
  return db.transaction(async (tx) => {
    const found = await findVendorOf(tx, user._id)
    if (!found) throw new DomainError('forbidden')
    const before = await lockBankAccount(tx, found.vendor.id)
    if (before && before.iban === iban && before.holderName === holderName)
      return bankAccountToWire(before, now)
    const isVendor = isHolderTheVendor(holderName, namesOf(found))
    if (!isVendor && !body.isNameConfirmed) throw new DomainError('holder_name_differs')
    const account = {
      vendorId: found.vendor.id,
      iban,
      holderName,
      isHolderTheVendor: isVendor,
      changedAt: now,
    }
    await writeBankAccount(tx, account)
    const lastFour = lastFourOf(iban)
    await notifyUser(tx, {
      userId: user._id,
      type: 'Bank_account_changed',
      params: { lastFour },
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: user._id,
      action: 'bank_account_changed',
      subject: `vendors/${found.vendor.id}`,
      detail: { lastFour, isHolderTheVendor: isVendor },
      createdAt: now,
    })
    return bankAccountToWire(account, now)
  })
}
