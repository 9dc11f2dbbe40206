import { Refusal } from '@/lib/domain/issues'
import { NEEDS_ACCOUNT, type ReportKind } from '@/lib/domain/report'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { isShown } from '@/server/modules/listings/read-listing'
import { isReviewShown } from '@/server/modules/reviews/is-review-shown'
import { isMessageTo, isPerson } from './subject-store'

type Look = (deps: Deps, id: string, user: SignedIn | null) => Promise<boolean>

/** Only what the person can see can be reported; to everybody else it does not exist. */
const CAN_SEE: Record<ReportKind, Look> = {
  service: isShown,
  review: ({ db }, id) => isReviewShown(db, id),
  message: async ({ db }, id, user) => user !== null && isMessageTo(db, id, user._id),
  person: async ({ db }, id, user) => user !== null && user._id !== id && isPerson(db, id),
}

export async function refuseUnseen(
  deps: Deps,
  { kind, subjectId }: { kind: ReportKind; subjectId: string },
  user: SignedIn | null,
): Promise<void> {
  if (NEEDS_ACCOUNT.includes(kind) && !user) throw new Refusal('unauthenticated')
  if (!(await CAN_SEE[kind](deps, subjectId, user))) throw new Refusal('not_found')
}
