import { availableOf, debtOf, type Entry, pendingOf } from '@/lib/domain/ledger/accounts'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { sessions } from '@/server/db/schema/people/sessions'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import type { TestApp } from './test-app'
import { aHost, type Host } from './users'

export const IBAN = 'SA0380000000608010167519'

const FAR_AWAY = new Date('2027-01-01T00:00:00Z')

/** The sessions of all users outlast a test in which weeks pass. */
export const staySignedIn = ({ db }: Pick<TestApp, 'db'>) => db.update(sessions).set({ expiresAt: FAR_AWAY })

let subjects = 0

/** Posts entries that came from somewhere. */
export const postMoney = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, entries: Entry[]) =>
  db.transaction((tx) =>
    postTransaction(
      tx,
      { kind: 'refund_credited', subject: `m${++subjects}`, bookingId: null, now: clock.now() },
      entries,
    ),
  )

/** Money that became available to a vendor. */
export const earn = (test: TestApp, { vendorId }: Host, amountHalalas: number) =>
  postMoney(test, [
    { account: 'psp_clearing', amountHalalas: -amountHalalas },
    { account: availableOf(vendorId), amountHalalas },
  ])

/** The same, which is not available yet. */
export const earnLater = (test: TestApp, { vendorId }: Host, amountHalalas: number) =>
  postMoney(test, [
    { account: 'psp_clearing', amountHalalas: -amountHalalas },
    { account: pendingOf(vendorId), amountHalalas },
  ])

export const owe = (test: TestApp, { vendorId }: Host, amountHalalas: number) =>
  postMoney(test, [
    { account: debtOf(vendorId), amountHalalas: -amountHalalas },
    { account: 'commission_income', amountHalalas },
  ])

/** A vendor with an account at a bank that is no longer frozen, and with this much available. */
export async function aPaidHost(test: TestApp, availableHalalas = 88_500): Promise<Host> {
  const host = await aHost(test)
  await test.db.insert(bankAccounts).values({
    ...{ vendorId: host.vendorId, iban: IBAN, holderName: 'Sara Alharbi', isHolderTheVendor: true },
    changedAt: new Date('2026-01-01T00:00:00Z'),
  })
  if (availableHalalas > 0) await earn(test, host, availableHalalas)
  return host
}
