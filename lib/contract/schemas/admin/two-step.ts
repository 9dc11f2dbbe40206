import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as twoStep from '@/lib/domain/admin/two-step'

export const EnrolmentWire = is<twoStep.EnrolmentWire>()(
  Type.Object(
    {
      secret: Type.String(),
      qr: Type.Object(
        { size: Type.Number(), path: Type.String() },
        { description: 'the modules of the QR code as one path in a square of `size`' },
      ),
    },
    { title: 'EnrolmentWire', description: 'The secret of an enrolment, for the app of the admin.' },
  ),
)

export const RecoveryCodesWire = is<twoStep.RecoveryCodesWire>()(
  Type.Object(
    { recoveryCodes: Type.Array(Type.String()) },
    { title: 'RecoveryCodesWire', description: 'Shown once.' },
  ),
)
