import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CLAIM_ANSWERS, CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'

export const DepositClaimWire = named(
  'DepositClaimWire',
  'A claim on a deposit, for its guest, vendor and admins; money in SAR.',
  {
    _id: Type.String(),
    state: oneOf(CLAIM_STATES),
    amount: Type.Number(),
    reason: Type.String(),
    photos: Type.Array(Type.String(), { description: 'private uploads, read through a signed address' }),
    createdAt: Type.String(),
    answerBy: Type.String(),
    answer: nullable(
      Type.Object({ kind: oneOf(CLAIM_ANSWERS), text: nullable(Type.String()), at: Type.String() }),
      { description: 'null while the guest has not answered' },
    ),
    outcome: nullable(
      Type.Object({
        granted: Type.Number(),
        returned: Type.Number(),
        reason: nullable(Type.String()),
        at: Type.String(),
      }),
      { description: 'null until it is settled; `reason` is null where the guest agreed' },
    ),
  },
)
export type DepositClaimWire = Static<typeof DepositClaimWire>

export const AdminClaimWire = named('AdminClaimWire', 'A claim as an admin reads it.', {
  ...DepositClaimWire.properties,
  deposit: Type.Number({ description: 'all that was held when it was claimed' }),
  booking: Type.Object({
    _id: Type.String(),
    code: Type.String(),
    service: Bilingual,
    checkInAt: Type.String(),
    checkOutAt: Type.String(),
  }),
  guest: Type.Object({ ...LocalizedName.properties, phone: nullable(Type.String()) }),
  host: Type.Object({ ...LocalizedName.properties, phone: nullable(Type.String()) }),
})
export type AdminClaimWire = Static<typeof AdminClaimWire>

export const AdminClaimListWire = named(
  'AdminClaimListWire',
  'GET admin/deposit-claims: one page of the table.',
  { ...tablePage(AdminClaimWire).properties, counts: fullRecord(CLAIM_STATES, Type.Number()) },
)
export type AdminClaimListWire = Static<typeof AdminClaimListWire>

export const DepositWire = named(
  'DepositWire',
  'GET bookings/{id}/deposit and vendor/bookings/{id}/deposit.',
  {
    amount: Type.Number({ description: 'what Diyar took as a deposit and holds, or held' }),
    returnsAt: nullable(Type.String(), {
      description:
        'when it returns by itself; null before the end of the stay, while it is claimed, and afterwards',
    }),
    mayClaim: Type.Boolean({ description: 'the vendor may claim it now' }),
    mayAnswer: Type.Boolean({ description: 'the guest may answer the claim now' }),
    claim: nullable(DepositClaimWire),
  },
)
export type DepositWire = Static<typeof DepositWire>
