import fc from 'fast-check'
import type { Entry } from '@/lib/domain/ledger/accounts'
import {
  captureEntries,
  doorCommissionEntries,
  doorCommissionReturnedEntries,
  type Parties,
  reductionEntries,
} from '@/lib/domain/ledger/postings'
import { vatInside } from '@/lib/domain/money'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { shapeCreditNote, shapePayment } from '@/server/modules/money/invoices/shapes'

const halalas = fc.integer({ min: 1, max: 500_000 })
const step = fc.record({ kind: fc.constantFrom('capture', 'refund', 'door', 'undo'), amount: halalas })
const percents = fc.record({
  commissionPercent: fc.constantFrom(0, 5, 10, 12.5, 20),
  vatPercent: fc.constantFrom(0, 5, 12.5, 15),
})
const NO_BALANCES = { isReleased: false, availableHalalas: 0, debtHalalas: 0 }
const LINES = { lines: [], bookingTotalHalalas: Number.MAX_SAFE_INTEGER, depositHalalas: 0 }

/** One booking: what its guest is charged, its books, and the VAT of its documents. */
class Life {
  private readonly books = new Map<string, number>()
  private documentedVat = 0
  private charged = 0
  private atDoor = 0

  constructor(private readonly who: Parties) {}

  private get shared() {
    const vatNumber = this.who.stayVat === 'nobody' ? null : '300000000100003'
    const seller = { name: { ar: 'ديار', en: 'Diyar' }, vatNumber }
    return { ...LINES, seller, vatPercent: this.who.vatPercent, invoicedHalalas: this.charged }
  }

  private post(entries: readonly Entry[]) {
    expect(entries.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)).toBe(0)
    for (const { account, amountHalalas } of entries)
      this.books.set(account, (this.books.get(account) ?? 0) + amountHalalas)
  }

  private pay(amount: number) {
    this.documentedVat += shapePayment({ ...this.shared, priceHalalas: amount }).vatHalalas ?? 0
    this.charged += amount
  }

  private credit(amount: number) {
    const note = { ...this.shared, line: 'refund', ofNumber: 'INV-2026-000001' } as const
    this.documentedVat -= shapeCreditNote({ ...note, priceHalalas: amount }).vatHalalas ?? 0
    this.charged -= amount
  }

  private capture(amount: number) {
    if (this.atDoor > 0) return
    const payment = { from: 'card', priceHalalas: amount, depositHalalas: 0 } as const
    this.post(captureEntries(this.who, { ...payment, paidBeforeHalalas: this.charged }))
    this.pay(amount)
  }

  private refund(wanted: number) {
    const refundedPriceHalalas = Math.min(wanted, this.charged - this.atDoor)
    if (refundedPriceHalalas === 0) return
    const none = { refundedDepositHalalas: 0, forfeitedDepositHalalas: 0, discountAfter: null }
    const reduction = { chargedHalalas: this.charged, refundedPriceHalalas, ...none }
    this.post(reductionEntries(this.who, reduction, 'card', NO_BALANCES))
    this.credit(refundedPriceHalalas)
  }

  private collect(amount: number) {
    if (this.atDoor > 0) return
    const door = { paidHalalas: this.charged, restHalalas: amount }
    this.post(doorCommissionEntries(this.who, door, NO_BALANCES))
    this.pay(amount)
    this.atDoor = amount
  }

  private undoCollect() {
    if (this.atDoor === 0) return
    const door = { paidHalalas: this.charged - this.atDoor, restHalalas: this.atDoor }
    this.post(doorCommissionReturnedEntries(this.who, door, NO_BALANCES))
    this.credit(this.atDoor)
    this.atDoor = 0
  }

  go({ kind, amount }: { kind: 'capture' | 'refund' | 'door' | 'undo'; amount: number }) {
    const moves = {
      capture: () => this.capture(amount),
      refund: () => this.refund(amount),
      door: () => this.collect(amount),
      undo: () => this.undoCollect(),
    }
    moves[kind]()
    this.check()
  }

  private check() {
    const { stayVat, vatPercent } = this.who
    const owed = this.books.get('stay_vat_payable') ?? 0
    expect(owed).toBe(stayVat === 'diyar' ? vatInside(this.charged, vatPercent) : 0)
    expect(this.documentedVat).toBe(stayVat === 'nobody' ? 0 : vatInside(this.charged, vatPercent))
    if (stayVat === 'diyar') expect(this.documentedVat).toBe(owed)
    const of = (account: string) => this.books.get(account) ?? 0
    const vendor = of('vendor_pending:v') + of('vendor_debt:v') + of('vendor_available:v')
    const shared = vendor + of('commission_income') + of('vat_payable') + owed
    expect(shared + this.atDoor).toBe(this.charged)
  }
}

test('captures, refunds and money at the door under each treatment: documents equal the ledger to the halala', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 12 }),
      percents,
      fc.constantFrom(...STAY_VATS),
      (steps, rates, stayVat) => {
        const who = { guestId: 'g', vendorId: 'v', platformDiscount: null, ...rates, stayVat }
        const life = new Life(who)
        for (const one of steps) life.go(one)
      },
    ),
    { numRuns: 400, seed: 20261126 },
  )
})
