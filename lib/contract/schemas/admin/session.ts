import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import type * as session from '@/lib/domain/admin/session'
import { SECOND_STEPS } from '@/lib/domain/admin/two-step'
import { AdminRoleWire } from './admins'

export const AdminSessionWire = is<session.AdminSessionWire>()(
  Type.Object(
    { role: AdminRoleWire, secondStep: oneOf(SECOND_STEPS) },
    {
      title: 'AdminSessionWire',
      description:
        'What the console knows about the admin who has it open; `role` is in force once the second step is done.',
    },
  ),
)
