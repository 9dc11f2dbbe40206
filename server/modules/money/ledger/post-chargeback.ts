import { walletOf } from '@/lib/domain/ledger/accounts'
import {
  type ChargebackTaken,
  chargebackLostEntries,
  chargebackOpenedEntries,
  chargebackWonEntries,
} from '@/lib/domain/ledger/chargeback-entries'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, partiesOf, postForBooking } from './post-for-booking'

/** The accounts that only chargebacks of a booking touch. */
const ACCOUNTS = ['chargeback_held', 'chargeback_loss'] as const

/** A bank took a payment back. */
export async function postChargebackOpened(
  tx: Db,
  booking: PostedBooking,
  subject: string,
  taken: Parameters<typeof chargebackOpenedEntries>[0],
  now: Date,
): Promise<void> {
  const posting = { kind: 'chargeback_opened', subject, now } as const
  await postForBooking(tx, booking, posting, () => chargebackOpenedEntries(taken), ACCOUNTS)
}

/** The bank gave it back. */
export async function postChargebackWon(
  tx: Db,
  booking: PostedBooking,
  won: { id: string; payerId: string; heldHalalas: Halalas; bookedHalalas: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'chargeback_won', subject: won.id, now } as const
  const entries = () => chargebackWonEntries(won.payerId, won)
  await postForBooking(tx, booking, posting, entries, [...ACCOUNTS, walletOf(won.payerId)])
}

/** The bank gave it to its customer. */
export async function postChargebackLost(
  tx: Db,
  booking: PostedBooking,
  lost: { id: string; taken: ChargebackTaken; chargedHalalas: Halalas; isBorne: boolean },
  now: Date,
): Promise<void> {
  const posting = { kind: 'chargeback_lost', subject: lost.id, now } as const
  await postForBooking(
    tx,
    booking,
    posting,
    (vendor) => chargebackLostEntries(partiesOf(booking), lost.taken, lost, vendor),
    ACCOUNTS,
  )
}
