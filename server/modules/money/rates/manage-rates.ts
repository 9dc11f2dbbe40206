import type { RateListWire } from '@/lib/contract/schemas/rates/wire'
import type { RateBody } from '@/lib/domain/rates/bodies'
import { earliestRateDay, FIRST_PERCENTS, RATE_KINDS, withStates } from '@/lib/domain/rates/rates'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { getPercentsOn } from './get-rates'
import { invalidRate, withdrawalRefusal } from './refuse-rate'
import { findRate, insertRate, listRateRows, withdrawRateRow } from './store'

/** What a kind had before any rate was added; it has no row. */
const FIRST_RATES = RATE_KINDS.map((kind) => ({
  ...{ _id: `first-${kind}`, kind, percent: FIRST_PERCENTS[kind], holdsFrom: null },
  ...{ isWithdrawn: false, reason: null, by: null, createdAt: null },
}))

/** Every rate that was ever added, with what holds today. */
export async function listRates({ db, clock }: Deps): Promise<RateListWire> {
  const today = riyadhDay(clock.now())
  const added = (await listRateRows(db)).map(({ rate, creator }) => ({
    _id: rate.id,
    kind: rate.kind,
    percent: rate.percent,
    holdsFrom: rate.holdsFrom,
    isWithdrawn: rate.withdrawnAt !== null,
    reason: rate.reason,
    by: creator && nameToWire(publicNameOf(creator)),
    createdAt: creator && rate.createdAt.toISOString(),
  }))
  const rates = withStates([...added, ...FIRST_RATES], today)
  return {
    data: rates.map(({ isWithdrawn: _inTheState, ...wire }) => wire),
    earliest: earliestRateDay(today),
  }
}

/** Adds a rate that holds from a coming day; what is booked before keeps its own. */
export function addRate({ db, clock }: Deps, admin: SignedIn, body: RateBody): Promise<void> {
  const now = clock.now()
  const { kind, percent, holdsFrom, reason } = body
  if (holdsFrom < earliestRateDay(riyadhDay(now))) throw invalidRate('holdsFrom', 'rate_not_ahead')
  return db.transaction(async (tx) => {
    const before = await getPercentsOn(tx, holdsFrom)
    const added = await insertRate(tx, { ...body, createdBy: admin._id, createdAt: now })
    if (!added) throw invalidRate('holdsFrom', 'rate_day_taken')
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'rate_added', subjectId: added.id, reason, createdAt: now },
      before: { kind, percent: before[kind] },
      after: { kind, percent, holdsFrom },
    })
  })
}

/** Withdraws a rate before its day; throws `deadline_passed` when it has begun. */
export function withdrawRate(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  reason: string,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const withdrawn = await withdrawRateRow(tx, id, { now, today: riyadhDay(now) })
    if (!withdrawn) throw await withdrawalRefusal(tx, id, await findRate(tx, id))
    const { kind, percent, holdsFrom } = withdrawn
    const after = await getPercentsOn(tx, holdsFrom)
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'rate_withdrawn', subjectId: id, reason, createdAt: now },
      before: { kind, percent, holdsFrom, state: 'ahead' },
      after: { kind, percent: after[kind], holdsFrom, state: 'withdrawn' },
    })
  })
}
