import { useLocale, useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { AuditPerson } from '@/lib/contract/schemas/admin/audit-wire'
import type { AuditValue } from '@/lib/domain/admin/audit-values'
import { toSar } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { PersonText } from './person-text'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
const PICTURE = /^\/api\/v1\/media\//
/** Fields in SAR; other amounts have their unit in their name. */
const IN_SAR = ['amount', 'minTotal']

interface AuditValueProps {
  field: string
  value: AuditValue
  people?: readonly AuditPerson[]
}

/** A value of the trail as its reader knows it: amounts, days, states and names instead of what is stored. */
export function ShownValue({ field, value, people = [] }: AuditValueProps) {
  const t = useTranslations('admin.audit')
  const money = useMoney()
  const person = people.find(({ _id, kind }) => kind === 'user' && _id === value)
  if (person) return <PersonText person={person} />
  if (value === null || value === '') return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return <ShownList values={value} />
  if (typeof value === 'object') return t('items', { count: Object.keys(value).length })
  if (typeof value === 'string') return <ShownText text={value} />
  if (field.endsWith('Halalas')) return <Money {...money(toSar(value))} />
  return IN_SAR.includes(field) ? <Money {...money(value)} /> : <bdi className="num">{value}</bdi>
}

function ShownText({ text }: { text: string }) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const nameOf = useNames()
  if (INSTANT.test(text)) return formatInstant(text, locale)
  if (DAY.test(text)) return formatDay(text as Day, locale)
  if (!PICTURE.test(text)) return <bdi>{nameOf(text) ?? text}</bdi>
  return (
    <a href={text} target="_blank" rel="noreferrer">
      {t('picture')}
    </a>
  )
}

/** Names are written out; what only machines read is counted. */
function ShownList({ values }: { values: readonly AuditValue[] }) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const nameOf = useNames()
  const names = values.flatMap((value) => (typeof value === 'string' ? (nameOf(value) ?? []) : []))
  if (names.length === 0 || names.length < values.length) return t('items', { count: values.length })
  return new Intl.ListFormat(locale).format(names)
}

/** The name of a state, a role or a type of listing; undefined for everything else. */
function useNames() {
  const values = useTranslations('admin.audit.values')
  const roles = useTranslations('admin.roles.names')
  const types = useTranslations('vocabulary.type')
  return (text: string): string | undefined => {
    if (!/^\w+$/.test(text)) return
    const state = text as 'open'
    const role = text as 'owner'
    const type = text as 'Chalets'
    if (values.has(state)) return values(state)
    if (roles.has(role)) return roles(role)
    return types.has(type) ? types(type) : undefined
  }
}
