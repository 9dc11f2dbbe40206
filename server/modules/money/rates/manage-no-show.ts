import type { NoShowRuleListWire } from '@/lib/contract/schemas/rates/no-show'
import { FIRST_NO_SHOW, type NoShowTerms } from '@/lib/domain/booking/money/no-show'
import type { NoShowRuleBody } from '@/lib/domain/rates/bodies'
import { earliestRateDay, withLatestState } from '@/lib/domain/rates/rates'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import {
  findNoShowRule,
  findTermsOn,
  insertNoShowRule,
  listNoShowRows,
  withdrawNoShowRow,
} from './no-show-store'
import { invalidRate, withdrawalRefusal } from './refuse-rate'

/** The terms of a no-show that holds at an instant; null before the first rule. */
export const findNoShowTerms = (db: Db, now: Date): Promise<NoShowTerms | null> =>
  findTermsOn(db, riyadhDay(now))

/** What holds from the beginning; it has no row. */
const FIRST_RULE = {
  ...{ _id: 'first-no-show', ...FIRST_NO_SHOW, holdsFrom: null, isWithdrawn: false },
  ...{ reason: null, by: null, createdAt: null },
}

/** Every rule that was ever added, with what holds today. */
export async function listNoShowRules({ db, clock }: Deps): Promise<NoShowRuleListWire> {
  const today = riyadhDay(clock.now())
  const added = (await listNoShowRows(db)).map(({ rule, creator }) => ({
    ...{ _id: rule.id, afterHours: rule.afterHours, chargedPercent: rule.chargedPercent },
    ...{ holdsFrom: rule.holdsFrom, isWithdrawn: rule.withdrawnAt !== null, reason: rule.reason },
    ...{ by: nameToWire(publicNameOf(creator)), createdAt: rule.createdAt.toISOString() },
  }))
  const rules = withLatestState([...added, FIRST_RULE], today)
  return {
    data: rules.map(({ isWithdrawn: _inTheState, ...wire }) => wire),
    earliest: earliestRateDay(today),
  }
}

/** Adds a rule that holds from a coming day; what is booked before keeps its own. */
export function addNoShowRule({ db, clock }: Deps, admin: SignedIn, body: NoShowRuleBody): Promise<void> {
  const now = clock.now()
  const { afterHours, chargedPercent, holdsFrom, reason } = body
  if (holdsFrom < earliestRateDay(riyadhDay(now))) throw invalidRate('holdsFrom', 'rate_not_ahead')
  return db.transaction(async (tx) => {
    const before = (await findTermsOn(tx, holdsFrom)) ?? FIRST_NO_SHOW
    const added = await insertNoShowRule(tx, { ...body, createdBy: admin._id, createdAt: now })
    if (!added) throw invalidRate('holdsFrom', 'rate_day_taken')
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'no_show_rule_added', subjectId: added.id, reason, createdAt: now },
      before: { ...before },
      after: { afterHours, chargedPercent, holdsFrom },
    })
  })
}

/** Withdraws a rule before its day; throws `deadline_passed` when it has begun. */
export function withdrawNoShowRule(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  reason: string,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const withdrawn = await withdrawNoShowRow(tx, id, { now, today: riyadhDay(now) })
    if (!withdrawn) throw await withdrawalRefusal(tx, id, await findNoShowRule(tx, id))
    const { afterHours, chargedPercent, holdsFrom } = withdrawn
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'no_show_rule_withdrawn', subjectId: id, reason, createdAt: now },
      before: { afterHours, chargedPercent, holdsFrom, state: 'ahead' },
      after: { ...((await findTermsOn(tx, holdsFrom)) ?? FIRST_NO_SHOW), state: 'withdrawn' },
    })
  })
}
