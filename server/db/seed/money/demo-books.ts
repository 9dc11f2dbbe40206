import type { Registration } from '@/lib/domain/invoices/invoice'
import { type AccountName, availableOf, debtOf, type Entry, pendingOf } from '@/lib/domain/ledger/accounts'
import type { VendorBalances } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { invoiceSeries, invoices } from '@/server/db/schema/money/invoices'
import type { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { type InvoiceOrder, invoiceRow, seriesOfOrder } from '@/server/modules/money/invoices/issue-invoice'
import { type Posting, postingKey } from '@/server/modules/money/ledger/post-transaction'

type Owned = Pick<Posting, 'kind' | 'subject' | 'now'> & { bookingId: string; vendorId: string }

/** The ledger and the documents of the demo, written in the order of time and then stored at once. */
export class DemoBooks {
  readonly transactions: (typeof ledgerTransactions.$inferInsert)[] = []
  readonly entries: (typeof ledgerEntries.$inferInsert)[] = []
  readonly documents: (typeof invoices.$inferInsert)[] = []
  private readonly balances = new Map<string, Halalas>()
  private readonly sequences = new Map<string, typeof invoiceSeries.$inferInsert & { lastSequence: number }>()
  private readonly released = new Set<string>()

  /** Posts what the rules make of the vendor's balances; nothing where nothing moves. */
  post(
    { vendorId, bookingId, now, ...posting }: Owned,
    entriesOf: (vendor: VendorBalances) => Entry[],
  ): void {
    const entries = entriesOf({
      isReleased: this.released.has(bookingId),
      availableHalalas: this.balanceOf(availableOf(vendorId)),
      debtHalalas: -this.balanceOf(debtOf(vendorId)),
    })
    if (entries.length === 0) return
    const id = `${bookingId}-t${this.transactions.length + 1}`
    const idempotencyKey = postingKey(posting)
    this.transactions.push({ id, idempotencyKey, kind: posting.kind, bookingId, createdAt: now })
    for (const [i, entry] of entries.entries()) {
      this.entries.push({ id: `${id}-${i + 1}`, transactionId: id, ...entry })
      this.add(entry.account, entry.amountHalalas)
      this.add(`${bookingId} ${entry.account}`, entry.amountHalalas)
    }
  }

  /** The earnings of a booking are available from now on. */
  release(bookingId: string): void {
    this.released.add(bookingId)
  }

  issue(order: InvoiceOrder, issuer: Registration): void {
    const { series, year } = seriesOfOrder(order)
    const key = `${series} ${year}`
    const lastSequence = (this.sequences.get(key)?.lastSequence ?? 0) + 1
    this.sequences.set(key, { series, year, lastSequence })
    const id = `${order.booking.id}-d${this.documents.length + 1}`
    this.documents.push({ id, ...invoiceRow(order, lastSequence, issuer) })
  }

  get series(): (typeof invoiceSeries.$inferInsert)[] {
    return [...this.sequences.values()]
  }

  sumOfBooking(bookingId: string, account: AccountName): Halalas {
    return this.balanceOf(`${bookingId} ${account}`)
  }

  pendingOfBooking({ id, vendorId }: { id: string; vendorId: string }): Halalas {
    return this.sumOfBooking(id, pendingOf(vendorId))
  }

  private balanceOf(key: string): Halalas {
    return this.balances.get(key) ?? 0
  }

  private add(key: string, amountHalalas: Halalas): void {
    this.balances.set(key, this.balanceOf(key) + amountHalalas)
  }
}
