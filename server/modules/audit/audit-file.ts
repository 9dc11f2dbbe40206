import { type AuditFilters, MAX_COUNTED_LINES } from '@/lib/domain/admin/audit-wire'
import { renderCsv } from '@/lib/domain/text/csv'
import { riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { lineToWire } from './list-audit'
import { listLines } from './store'

const COLUMNS = ['date', 'time', 'actor', 'role', 'action', 'kind', 'subject', 'reason'] as const
const VALUES = ['before', 'after', 'request'] as const

/** The newest lines that a filter leaves, as a CSV file; what changed is JSON with the names of the wire. */
export async function getAuditFile(
  { db, translations }: Pick<Deps, 'db' | 'translations'>,
  filters: AuditFilters,
  language: Language,
): Promise<string> {
  const text = (key: string) => translations.sentence(language, `admin.audit.${key}`)
  const lines = await listLines(db, filters, { limit: MAX_COUNTED_LINES, offset: 0 })
  const rows = lines
    .map(lineToWire)
    .map(({ at, actor, action, subject, before, after, ...line }) => [
      ...[riyadhDay(new Date(at)), riyadhTime(new Date(at))],
      actor ? actor[language === 'ar' ? 'name_ar' : 'name'] : text('system'),
      line.actorRole ?? '',
      ...[text(`actions.${action}`), text(`kinds.${subject.kind}`), subject.id, line.reason ?? ''],
      ...[before, after].map((values) => (values ? JSON.stringify(values) : '')),
      line.requestId ?? '',
    ])
  return renderCsv([[...COLUMNS, ...VALUES].map((column) => text(`columns.${column}`)), ...rows])
}
