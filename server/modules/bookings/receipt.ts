import type { ReceiptWire } from '@/lib/domain/booking/life-wire'
import { hasReceipt } from '@/lib/domain/booking/receipts'
import { lineToWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { publicNameOf } from '@/server/modules/listings/person-name'
import { readPayments, readRefunds } from './money-store'
import { readBookingOf, readVatNumber, type ToldBooking } from './reading-store'

/** What a guest bought and every riyal that moved; the receipt's number is the booking's. */
export async function readReceipt({ db }: Deps, guest: SignedIn, id: string): Promise<ReceiptWire> {
  const row = await readBookingOf(db, { guestId: guest._id }, id)
  if (!row) throw new Refusal('not_found')
  if (!hasReceipt(row.booking.state)) throw new Refusal('not_in_this_state')
  const captured = (await readPayments(db, id)).filter((one) => one.state === 'paid')
  const refunds = (await readRefunds(db, id)).map((one) => one.refund)
  const total = (amounts: { amountHalalas: number }[]) =>
    amounts.reduce((sum, one) => sum + one.amountHalalas, 0)
  const returned = refunds.filter((one) => one.state !== 'failed')
  return {
    ...boughtOf(row, await readVatNumber(db, row.service.vendorId)),
    payments: captured.map((one) => ({ at: one.createdAt.toISOString(), amount: toSar(one.amountHalalas) })),
    refunds: refunds.map(({ createdAt, amountHalalas, state }) => ({
      at: createdAt.toISOString(),
      amount: toSar(amountHalalas),
      state,
    })),
    balance: toSar(total(captured) - total(returned)),
  }
}

function boughtOf({ booking, host, guest }: ToldBooking, vatNumber: string | null) {
  const seller = publicNameOf(host)
  const buyer = publicNameOf(guest)
  const { snapshot } = booking
  return {
    code: booking.code,
    issuedAt: booking.createdAt.toISOString(),
    service: snapshot.service.name,
    seller: {
      name: seller.en,
      name_ar: seller.ar,
      vatNumber: snapshot.vatHalalas === null ? null : vatNumber,
    },
    buyer: { name: buyer.en, name_ar: buyer.ar },
    lines: snapshot.lines.map(lineToWire),
    total: toSar(booking.totalHalalas),
    vat: snapshot.vatHalalas === null ? null : toSar(snapshot.vatHalalas),
    deposit: toSar(booking.depositHalalas),
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
  }
}
