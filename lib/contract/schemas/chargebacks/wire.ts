import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, keyOf, named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CHARGEBACK_CARRIERS, CHARGEBACK_REASONS } from '@/lib/domain/chargebacks/carrier'
import { CHARGEBACK_STATES, CHARGEBACK_TRANSITIONS } from '@/lib/domain/chargebacks/chargeback'

const BookingOf = { _id: Type.String(), code: Type.String(), service: Bilingual }

export const ChargeablePaymentWire = named(
  'ChargeablePaymentWire',
  'A captured payment that a chargeback may take back; money in SAR.',
  {
    _id: Type.String(),
    providerId: Type.String(),
    amount: Type.Number(),
    left: Type.Number({ description: 'what of it no chargeback has taken' }),
    refunded: Type.Number(),
    paidAt: Type.String(),
    booking: Type.Object(BookingOf),
    payer: LocalizedName,
  },
)
export type ChargeablePaymentWire = Static<typeof ChargeablePaymentWire>

export const AdminChargebackWire = named(
  'AdminChargebackWire',
  'A chargeback as admins read it; money in SAR.',
  {
    _id: Type.String(),
    state: oneOf(CHARGEBACK_STATES),
    reference: Type.String({ description: "the provider's" }),
    provider: Type.String(),
    providerId: Type.String(),
    amount: Type.Number(),
    booked: Type.Number({
      description: 'what of it had gone back before it was entered, and is booked as that',
    }),
    paid: Type.Number(),
    reason: keyOf(CHARGEBACK_REASONS),
    createdAt: Type.String(),
    evidenceBy: Type.String({ description: 'until when evidence is taken' }),
    evidenceSentAt: nullable(Type.String()),
    booking: Type.Object({ ...BookingOf, checkInAt: Type.String(), checkOutAt: Type.String() }),
    guest: LocalizedName,
    host: LocalizedName,
    facts: Type.Object({
      mayOweAgain: Type.Boolean(),
      hasArrived: Type.Boolean(),
      isVendorAtFault: Type.Boolean(),
    }),
    proposed: oneOf(CHARGEBACK_CARRIERS),
    carriers: Type.Array(oneOf(CHARGEBACK_CARRIERS)),
    events: Type.Array(keyOf(CHARGEBACK_TRANSITIONS)),
    decision: nullable(
      Type.Object({
        carrier: nullable(oneOf(CHARGEBACK_CARRIERS)),
        reason: Type.String(),
        at: Type.String(),
      }),
      { description: 'null while it is open; `carrier` is null where it was won' },
    ),
  },
)
export type AdminChargebackWire = Static<typeof AdminChargebackWire>

export const ChargebackListWire = named(
  'ChargebackListWire',
  'GET admin/chargebacks: one page of the table.',
  { ...tablePage(AdminChargebackWire).properties, counts: fullRecord(CHARGEBACK_STATES, Type.Number()) },
)
export type ChargebackListWire = Static<typeof ChargebackListWire>
