import { Type } from '@sinclair/typebox'
import { is, keyOf, nullable, oneOf } from '@/lib/contract/schema'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import type * as auditWire from '@/lib/domain/admin/audit-wire'
import { AuditValues } from './audit-values'

export const AuditActor = is<auditWire.AuditActor>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      name_ar: Type.String(),
      phone: Type.String({ description: 'empty for a closed account' }),
    },
    { title: 'AuditActor' },
  ),
)

export const AuditLineWire = is<auditWire.AuditLineWire>()(
  Type.Object(
    {
      _id: Type.String(),
      at: Type.String(),
      actor: nullable(AuditActor, { description: 'null: the system itself' }),
      actorRole: nullable(Type.String(), { description: 'the role of that moment' }),
      action: keyOf(AUDIT_ACTIONS),
      subject: Type.Object({ kind: oneOf(AUDIT_SUBJECTS), id: Type.String() }),
      reason: nullable(Type.String()),
      before: nullable(AuditValues),
      after: nullable(AuditValues),
      requestId: nullable(Type.String()),
    },
    { title: 'AuditLineWire' },
  ),
)
