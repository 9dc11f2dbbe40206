import type { FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import {
  type BankAccountBody,
  type BankAccountChangeBody,
  type BankAccountWire,
  isHolderTheVendor,
} from '@/lib/domain/payouts/bank-account'
import { lastFourOf, normaliseIban } from '@/lib/domain/payouts/iban'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { userCredentials } from '@/server/modules/accounts/requester'
import { type CodeSent, codeRequestOf, sendCode } from '@/server/modules/accounts/send-code'
import { spendCode } from '@/server/modules/accounts/verify-code'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { notifyUser } from '@/server/modules/notifications/notify-user'
import { bankAccountToWire, namesOf } from './payout-to-wire'
import { type BankAccount, findVendorOf, lockBankAccount, type VendorRow, writeBankAccount } from './store'

/**
 * Sends the code for a change of the account to the vendor's phone: a session alone, that somebody may have taken over,
 * cannot turn the payouts to another account. Throws `holder_name_differs` before a code is sent.
 */
export async function sendBankAccountCode(
  deps: Deps,
  user: SignedIn,
  body: BankAccountBody,
  request: FastifyRequest,
): Promise<CodeSent> {
  checkHolder(await findVendorOf(deps.db, user._id), body)
  const holding = userCredentials(request, { isOwnNumber: true })
  return sendCode(deps, codeRequestOf(request, user.phone, holding), 'changeBankAccount')
}

/**
 * A vendor names the account of the payouts with the code, which locks them for a day. Throws `holder_name_differs` for
 * another holder than the vendor who is not confirmed. The same account again changes nothing.
 */
export async function changeBankAccount(
  deps: Deps,
  user: SignedIn,
  { otp, ...body }: BankAccountChangeBody,
  challenge: string,
): Promise<BankAccountWire> {
  checkHolder(await findVendorOf(deps.db, user._id), body)
  await spendCode(deps, { otp, challenge, phone: user.phone }, ['changeBankAccount'])
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const named = checkHolder(await findVendorOf(tx, user._id), body)
    const before = await lockBankAccount(tx, named.vendorId)
    if (before && before.iban === named.iban && before.holderName === named.holderName)
      return bankAccountToWire(before, now)
    const account = { ...named, changedAt: now }
    await writeBankAccount(tx, account)
    await notifyOfChange(tx, user, account, before)
    return bankAccountToWire(account, now)
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
  { _id: userId }: SignedIn,
  account: BankAccount,
  before: BankAccount | null,
): Promise<void> {
  const { vendorId, isHolderTheVendor, changedAt: createdAt } = account
  const lastFour = lastFourOf(account.iban)
  await notifyUser(tx, { userId, type: 'Bank_account_changed', params: { lastFour }, createdAt })
  await writeAudit(tx, {
    actorId: userId,
    action: 'bank_account_changed',
    subjectId: vendorId,
    before: before
      ? { lastFour: lastFourOf(before.iban), isHolderTheVendor: before.isHolderTheVendor }
      : undefined,
    after: { lastFour, isHolderTheVendor },
    createdAt,
  })
}
