import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import { fileQuery, idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import { ChargeablePaymentWire } from '@/lib/contract/schemas/chargebacks/wire'
import { decideBody, openBody } from '@/lib/domain/chargebacks/bodies'
import { CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { exactObject } from '@/lib/domain/exact-object'

const Moved = Type.Object({ _id: Type.String(), state: oneOf(CHARGEBACK_STATES) })

export const chargebackRoutes = {
  'GET /admin/chargebacks/payments': {
    access: 'admin',
    area: 'money',
    query: exactObject({ q: string().trim().required().max(80) }),
    answer: Type.Object({ data: Type.Array(ChargeablePaymentWire) }),
  },
  'POST /admin/chargebacks': {
    access: 'admin',
    area: 'money',
    body: openBody,
    status: 201,
    answer: Moved,
    errors: ['already_done', 'invalid'],
  },
  'POST /admin/chargebacks/:id/send-evidence': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: Moved,
    errors: ['already_done', 'chargeback_state', 'deadline_passed'],
  },
  'POST /admin/chargebacks/:id/decide': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: decideBody,
    answer: Moved,
    errors: ['already_done', 'chargeback_state', 'chargeback_waits', 'invalid'],
  },
  'GET /admin/chargebacks/:id/evidence.pdf': {
    access: 'admin',
    area: 'money',
    params: idParam,
    query: fileQuery,
    answer: file('application/pdf'),
  },
} as const satisfies Routes
