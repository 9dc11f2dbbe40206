import {
  ALERT_KINDS,
  type AlertKind,
  compareMatches,
  type FollowedMatch,
  MAX_FOLLOWED,
  savedSearchOf,
} from '@/lib/domain/search/saved-search'
import { addMinutes, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findFollowed } from '@/server/modules/listings/search/find-followed'
import { criteriaOf } from '@/server/modules/listings/search/read-criteria'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { primaryOf } from '@/server/plugins/replicas'
import { runEach } from '@/server/run-each'
import { claimDue, listDue, lockUnchanged, readPublic, type SavedSearchRow, writeCompared } from './store'

/** A search is compared once an hour at most, and so many of them in a round of half a minute. */
const EVERY_MINUTES = 60
const A_ROUND = 10
/** A publication counts from its call, and is seen when that has ended. */
const OVERLAP_MINUTES = 5

const NOTIFICATION_OF = {
  new: 'Saved_search_new',
  cheaper: 'Saved_search_cheaper',
  freed: 'Saved_search_freed',
} as const satisfies Record<AlertKind, string>

type AlertDeps = Pick<Deps, 'db' | 'clock' | 'replicas'>

/** Compares the searches that are due, one after another, and notifies their users of what is new, cheaper or free now. */
export async function alertSearches(deps: AlertDeps): Promise<void> {
  const now = deps.clock.now()
  const due = await listDue(deps.db, { now, today: riyadhDay(now), limit: A_ROUND })
  await runEach(due, (search) => alertSearch(deps, search))
}

async function alertSearch(deps: AlertDeps, search: SavedSearchRow): Promise<void> {
  const now = deps.clock.now()
  if (!(await claimDue(deps.db, search, addMinutes(now, EVERY_MINUTES)))) return
  const found = await matchesOf(deps, search)
  const compared = found && compareMatches(search.followed, found.matches, found)
  await deps.db.transaction(async (tx) => {
    // The user first, as closing an account does.
    const user = await lockUser(tx, search.userId)
    const current = await lockUnchanged(tx, search)
    if (!current || !user || user.deletedAt) return
    const followed = compared?.followed ?? search.followed
    await writeCompared(tx, search.id, { followed, checkedAt: now })
    for (const kind of ALERT_KINDS) {
      const ids = compared?.changes.filter((one) => one.kind === kind).map(({ id }) => id) ?? []
      await notifyOf(tx, current, { kind, ids, now })
    }
  })
}

/** Null where nothing can match now, such as nights beyond what can be booked: what is followed stays. */
async function matchesOf(deps: AlertDeps, { params, followed, checkedAt }: SavedSearchRow) {
  const saved = savedSearchOf(params)
  const reader = { db: primaryOf(deps), clock: deps.clock }
  const criteria = saved && (await criteriaOf(reader, saved.query))
  if (!criteria) return null
  const since = followed ? addMinutes(checkedAt, -OVERLAP_MINUTES) : checkedAt
  const { first, published } = await findFollowed(reader.db, criteria, { since, limit: MAX_FOLLOWED })
  const known = new Set(first.map(({ id }) => id))
  const matches: FollowedMatch[] = [...first, ...published.filter(({ id }) => !known.has(id))]
  return { matches, hasDates: criteria.stay !== null, isWhole: first.length < MAX_FOLLOWED }
}

interface Alert {
  kind: AlertKind
  ids: string[]
  now: Date
}

/** Only of places that are still public. */
async function notifyOf(tx: Db, search: SavedSearchRow, { kind, ids, now }: Alert): Promise<void> {
  const shown = await readPublic(tx, ids)
  const [one] = ids.flatMap((wanted) => shown.filter(({ id }) => id === wanted))
  if (!one) return
  await notifyUser(tx, {
    userId: search.userId,
    type: NOTIFICATION_OF[kind],
    params: {
      ...{ search: search.name, searchParams: search.params, count: shown.length },
      ...{ service: one.name, service_ar: one.nameAr },
    },
    createdAt: now,
  })
}
