import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { InboxRow } from '@/lib/contract/schemas/inbox/inbox'
import { INBOX_TABLE } from '@/lib/domain/admin/tables'
import { type InboxKind, type InboxState, UNASSIGNED } from '@/lib/domain/inbox/inbox'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { contactMessages } from '@/server/db/schema/conversations/contact'
import { inboxItems } from '@/server/db/schema/conversations/inbox'
import { reports } from '@/server/db/schema/conversations/reports'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import { itemsToRows } from './item-to-row'
import { loadItems } from './store'

/** Everything that waits for the admins, found by name, address, number, and the words of the texts. */
export const inboxTable: AdminTable<InboxRow> = {
  spec: INBOX_TABLE,
  source: {
    from: inboxItems,
    id: inboxItems.id,
    sorts: { createdAt: inboxItems.createdAt },
    where: async (db, { q, filters: { kind, state, assignee } }) =>
      and(
        kind ? eq(inboxItems.kind, kind as InboxKind) : undefined,
        state ? eq(inboxItems.state, state as InboxState) : undefined,
        assignee ? assignedTo(assignee) : undefined,
        q ? matches(db, q) : undefined,
      ),
    load: async (db, ids) => itemsToRows(db, await loadItems(db, ids)),
  },
  file: {
    kind: (row, text) => text(`admin.inbox.kinds.${row.kind}`),
    about: (row, _, language) => (language === 'ar' ? row.about?.name_ar : row.about?.name) ?? '',
    sender: (row) => row.sender ?? '',
    state: (row, text) => text(`admin.inbox.states.${row.state}`),
    assignee: (row) => row.assignee ?? '',
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
}

const assignedTo = (assignee: string) =>
  assignee === UNASSIGNED ? isNull(inboxItems.assigneeId) : eq(inboxItems.assigneeId, assignee)

function matches(db: Db, text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const has = (columns: readonly SQL[]) => or(...columns.map((column) => sql`${column} ILIKE ${pattern}`))
  const { id, name, reach, message } = contactMessages
  const contacts = db
    .select({ id })
    .from(contactMessages)
    .where(has([sql`${name}`, sql`${reach}`, sql`${message}`]))
  const ofReports = db
    .select({ id: reports.id })
    .from(reports)
    .where(has([sql`${reports.body}`]))
  const ofReviews = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(has([sql`${reviews.body}`]))
  return or(
    eq(inboxItems.id, text),
    inArray(inboxItems.contactId, contacts),
    inArray(inboxItems.reportId, ofReports),
    inArray(inboxItems.reviewId, ofReviews),
  )
}
