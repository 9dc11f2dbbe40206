import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'

export const EnrolmentWire = named('EnrolmentWire', 'The secret of an enrolment, for the app of the admin.', {
  secret: Type.String(),
  qr: Type.Object(
    { size: Type.Number(), path: Type.String() },
    { description: 'the modules of the QR code as one path in a square of `size`' },
  ),
})
export type EnrolmentWire = Static<typeof EnrolmentWire>

export const RecoveryCodesWire = named('RecoveryCodesWire', 'Shown once.', {
  recoveryCodes: Type.Array(Type.String()),
})
export type RecoveryCodesWire = Static<typeof RecoveryCodesWire>
