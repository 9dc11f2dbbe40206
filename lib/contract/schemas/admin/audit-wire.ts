import { type Static, Type } from '@sinclair/typebox'
import { keyOf, mapOf, named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import type * as auditValues from '@/lib/domain/admin/audit-values'

const SAME = { $ref: '#/components/schemas/AuditValue' }

const AuditValue = Type.Unsafe<auditValues.AuditValue>({
  title: 'AuditValue',
  description: 'What changed of a subject, by field: plain values, names as on the wire.',
  anyOf: [
    ...['boolean', 'null', 'string', 'number'].map((type) => ({ type })),
    { type: 'array', items: SAME },
    { type: 'object', properties: {}, additionalProperties: SAME },
  ],
})

const AuditValues = mapOf<string>()(AuditValue, { title: 'AuditValues' })

export const AuditActor = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    name_ar: Type.String(),
    phone: Type.String({ description: 'empty for a closed account' }),
  },
  { title: 'AuditActor' },
)
export type AuditActor = Static<typeof AuditActor>

export const AuditPerson = named(
  'AuditPerson',
  'A user or a vendor that a line names: its subject, or a value such as a member.',
  {
    ...LocalizedName.properties,
    _id: Type.String(),
    kind: oneOf(['user', 'vendor']),
    role: Type.String({ description: 'of today: of a user as `actorRole`, of a vendor its type' }),
    phone: Type.String({ description: 'masked' }),
    isClosed: Type.Boolean({ description: 'a closed account keeps its id alone, and a vendor its type' }),
  },
)
export type AuditPerson = Static<typeof AuditPerson>

export const AuditLineWire = Type.Object(
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
)
export type AuditLineWire = Static<typeof AuditLineWire>
