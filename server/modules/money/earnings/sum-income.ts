import { and, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import { type DayRange, spanOfDays } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { isPayout } from './movement-to-wire'
import { accountsOf, WITHIN } from './store'

const NO_INCOME = [...WITHIN, ...TRANSACTION_KINDS.filter(isPayout)]

/**
 * What a vendor's movements of some days come to in halalas, as the earnings of a month sum them up: by listing, null for those
 * of no booking. One without movements is left out.
 */
export function sumIncome(
  db: Db,
  vendorId: string,
  days: DayRange,
): Promise<{ listingId: string | null; netHalalas: number }[]> {
  const { from, to } = spanOfDays(days)
  return db
    .select({
      listingId: bookings.listingId,
      netHalalas: sql<number>`sum(${ledgerEntries.amountHalalas})::float8`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .where(
      and(
        inArray(ledgerEntries.account, accountsOf(vendorId)),
        notInArray(ledgerTransactions.kind, NO_INCOME),
        gte(ledgerTransactions.createdAt, from),
        lt(ledgerTransactions.createdAt, to),
      ),
    )
    .groupBy(bookings.listingId)
}
