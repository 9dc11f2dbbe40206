import { Type } from '@sinclair/typebox'
import { is, keyOf, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
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

const AuditPerson = is<auditWire.AuditPerson>()(
  Type.Object(
    {
      ...LocalizedName.properties,
      _id: Type.String(),
      kind: oneOf(['user', 'vendor']),
      role: Type.String({ description: 'of today: of a user as `actorRole`, of a vendor its type' }),
      phone: Type.String({ description: 'masked' }),
      isClosed: Type.Boolean({ description: 'a closed account keeps its id alone, and a vendor its type' }),
    },
    {
      title: 'AuditPerson',
      description: 'A user or a vendor that a line names: its subject, or a value such as a member.',
    },
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
      people: Type.Array(AuditPerson, { description: 'whom the subject and the values mean' }),
    },
    { title: 'AuditLineWire' },
  ),
)
