import { Type } from '@sinclair/typebox'
import { mapOf } from '@/lib/contract/schema'
import type * as auditValues from '@/lib/domain/admin/audit-values'

const SAME = { $ref: '#/components/schemas/AuditValue' }

export const AuditValue = Type.Unsafe<auditValues.AuditValue>({
  title: 'AuditValue',
  description: 'What changed of a subject, by field: plain values, names as on the wire.',
  anyOf: [
    ...['boolean', 'null', 'string', 'number'].map((type) => ({ type })),
    { type: 'array', items: SAME },
    { type: 'object', properties: {}, additionalProperties: SAME },
  ],
})

export const AuditValues = mapOf<string>()(AuditValue, { title: 'AuditValues' })
