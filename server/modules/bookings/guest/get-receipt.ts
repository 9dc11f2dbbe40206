import type { ReceiptWire } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { lastMovementAt, sumMovements } from '@/lib/domain/booking/money/money-movements'
import { hasReceipt, vatOfReceipt } from '@/lib/domain/booking/money/receipts'
import { lineToWire } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import {
  type BookingWithParties,
  findBookingOf,
  findVatNumber,
  listHistories,
} from '@/server/modules/bookings/booking-list-store'
import { listMoneyMovements } from '@/server/modules/bookings/payments/list-money-movements'
import { findOwnRegistration } from '@/server/modules/money/invoices/own-registration'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { SignedIn } from '@/server/policy/signed-in'

/** The receipt of a booking with every payment and refund; its number is the booking's code. */
export async function getReceipt({ db }: Deps, guest: SignedIn, id: string): Promise<ReceiptWire> {
  const row = await findBookingOf(db, { guestId: guest._id }, id)
  if (!row) throw new DomainError('not_found')
  const money = (await listMoneyMovements(db, [row.booking]))(id)
  if (!hasReceipt({ money })) throw new DomainError('not_in_this_state')
  const vatNumber = await vatNumberOf(db, row)
  const { totalHalalas, vatPercent, stayVat } = row.booking
  const stateSince = (await listHistories(db, [id])).findLast((one) => one.fromState !== one.toState)
  return {
    ...boughtOf(row, vatNumber),
    issuedAt: lastMovementAt(money) ?? row.booking.createdAt.toISOString(),
    statusSince: (stateSince?.createdAt ?? row.booking.createdAt).toISOString(),
    money,
    ...sumMovements(money),
    vat: vatNumber === null ? null : vatOfReceipt(money, toSar(totalHalalas), vatPercent),
    vatPercent,
    stayVat,
  }
}

/** Of whoever accounts for the VAT. */
async function vatNumberOf(db: Db, { booking, listing }: BookingWithParties): Promise<string | null> {
  if (booking.snapshot.vatHalalas === null) return null
  if (booking.stayVat === 'diyar') return (await findOwnRegistration(db)).vatNumber
  return findVatNumber(db, listing.vendorId)
}

function boughtOf({ booking, host, guest }: BookingWithParties, vatNumber: string | null) {
  const seller = publicNameOf(host)
  const buyer = publicNameOf(guest)
  const { snapshot } = booking
  return {
    code: booking.code,
    status: booking.state,
    service: snapshot.service.name,
    seller: { ...nameToWire(seller), vatNumber },
    buyer: nameToWire(buyer),
    lines: snapshot.lines.map(lineToWire),
    total: toSar(booking.totalHalalas),
    deposit: toSar(booking.depositHalalas),
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
  }
}
