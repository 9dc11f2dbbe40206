/** What changed of a subject, by field: plain values, names as on the wire. */
export type AuditValue = string | number | boolean | null | AuditValue[] | { [field: string]: AuditValue }
export type AuditValues = Record<string, AuditValue>

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g
const SECRET_FIELDS = /password|secret|token|hash|(^|_)otp$|idNumber/i

/** The values without account numbers and secrets, however deep: the trail is read by more people than those. */
export function withoutSecrets(values: AuditValues): AuditValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      SECRET_FIELDS.test(field) ? '•••' : masked(value),
    ]),
  )
}

function masked(value: AuditValue): AuditValue {
  if (typeof value === 'string') return withoutIbans(value)
  if (Array.isArray(value)) return value.map(masked)
  return value !== null && typeof value === 'object' ? withoutSecrets(value) : value
}

export const withoutIbans = (text: string) => text.replace(IBAN, (iban) => `••••${iban.slice(-4)}`)

export interface AuditChange {
  field: string
  kind: 'changed' | 'unchanged' | 'noted'
  before: AuditValue
  after: AuditValue
}

/** Fields that differ come first; a line without `before` only notes values. */
export function changesOf(before: AuditValues | null, after: AuditValues | null): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = fields.map((field): AuditChange => {
    const [was, is] = [before?.[field] ?? null, after?.[field] ?? null]
    const isSame = JSON.stringify(was) === JSON.stringify(is)
    return { field, kind: kindOf(before !== null, isSame), before: was, after: is }
  })
  return [
    ...changes.filter(({ kind }) => kind === 'changed'),
    ...changes.filter(({ kind }) => kind !== 'changed'),
  ]
}

function kindOf(hasBefore: boolean, isSame: boolean): AuditChange['kind'] {
  if (!hasBefore) return 'noted'
  return isSame ? 'unchanged' : 'changed'
}
