import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import { ADMIN_ROLES } from '@/lib/domain/admin/areas'
import type * as session from '@/lib/domain/admin/session'
import { SECOND_STEPS } from '@/lib/domain/admin/two-step'

export const AdminSessionWire = is<session.AdminSessionWire>()(
  Type.Object(
    { role: oneOf(ADMIN_ROLES), secondStep: oneOf(SECOND_STEPS) },
    {
      title: 'AdminSessionWire',
      description:
        'What the console knows about the admin who has it open; `role` is in force once the second step is done.',
    },
  ),
)
