import { Type } from '@sinclair/typebox'
import { fullRecord, is, keyOf, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CHARGEBACK_CARRIERS, CHARGEBACK_REASONS } from '@/lib/domain/chargebacks/carrier'
import { CHARGEBACK_STATES, CHARGEBACK_TRANSITIONS } from '@/lib/domain/chargebacks/chargeback'
import type * as wire from '@/lib/domain/chargebacks/wire'

const BookingOf = { _id: Type.String(), code: Type.String(), service: Bilingual }

export const ChargeablePaymentWire = is<wire.ChargeablePaymentWire>()(
  Type.Object(
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
    {
      title: 'ChargeablePaymentWire',
      description: 'A captured payment that a chargeback may take back; money in SAR.',
    },
  ),
)

export const AdminChargebackWire = is<wire.AdminChargebackWire>()(
  Type.Object(
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
    { title: 'AdminChargebackWire', description: 'A chargeback as admins read it; money in SAR.' },
  ),
)

export const ChargebackListWire = is<wire.ChargebackListWire>()(
  Type.Object(
    { ...tablePage(AdminChargebackWire).properties, counts: fullRecord(CHARGEBACK_STATES, Type.Number()) },
    { title: 'ChargebackListWire', description: 'GET admin/chargebacks: one page of the table.' },
  ),
)
