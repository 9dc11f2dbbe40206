import { createHmac } from 'node:crypto'
import { DomainError } from '@/lib/domain/issues'
import { NEEDS_ACCOUNT, type ReportBody, type ReportKind } from '@/lib/domain/reviews/report'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { isReviewShown } from '@/server/modules/bookings/reviews/publish-review'
import { openItem } from '@/server/modules/conversations/inbox/open-item'
import { isMessageTo } from '@/server/modules/conversations/messages/is-message-to'
import { readerOf } from '@/server/modules/conversations/messages/reader'
import { isShown } from '@/server/modules/listings/get-listing'
import type { SignedIn } from '@/server/policy/signed-in'
import { countReports, saveReport } from './store'
import { isUser } from './subject-store'

/** Enough for an honest user, too few for a campaign. */
const REPORTS_A_DAY = 5
const DAY_SECONDS = 86_400
const HASH_LENGTH = 32

interface Reporter {
  user: SignedIn | null
  address: string
}

/** Stores a report of a listing, a review, a message or a user, for the admins. */
export async function createReport(deps: Deps, body: ReportBody, who: Reporter) {
  await assertReportable(deps, body, who.user)
  const day = riyadhDay(deps.clock.now())
  const reporterHash = hashOfReporter(deps.config.sessionSecret, day, who)
  if ((await countReports(deps.db, reporterHash, day)) >= REPORTS_A_DAY) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
  }
  const { kind, subjectId, reason } = body
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const reportId = await saveReport(tx, {
      kind,
      subjectId,
      reason,
      body: body.text?.trim() ?? '',
      reporterId: who.user?._id ?? null,
      reporterHash,
      day,
      createdAt: now,
    })
    await openItem(tx, { reportId }, now)
  })
}

/** The hash changes daily and with the secret, so that it cannot track a visitor; no address is stored. */
function hashOfReporter(secret: string, day: string, { user, address }: Reporter): string {
  const text = `report|${day}|${user?._id ?? address}`
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, HASH_LENGTH)
}

type Viewport = (deps: Deps, id: string, user: SignedIn | null) => Promise<boolean>

/** Only what the user can see can be reported; anything else is not found. */
const CAN_SEE: Record<ReportKind, Viewport> = {
  service: isShown,
  review: ({ db }, id) => isReviewShown(db, id),
  message: async ({ db }, id, user) => user !== null && isMessageTo(db, id, readerOf(user)),
  person: async ({ db }, id, user) => user !== null && user._id !== id && isUser(db, id),
}

async function assertReportable(
  deps: Deps,
  { kind, subjectId }: { kind: ReportKind; subjectId: string },
  user: SignedIn | null,
): Promise<void> {
  if (NEEDS_ACCOUNT.includes(kind) && !user) throw new DomainError('unauthenticated')
  if (!(await CAN_SEE[kind](deps, subjectId, user))) throw new DomainError('not_found')
}
