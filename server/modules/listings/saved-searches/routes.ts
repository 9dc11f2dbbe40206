import type { FastifyInstance } from 'fastify'
import type { SavedSearch } from '@/lib/contract/schemas/saved-search'
import { DomainError, issue } from '@/lib/domain/issues'
import { MAX_SAVED_SEARCHES, type SavedSearchBody, savedSearchOf } from '@/lib/domain/search/saved-search'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { serve } from '@/server/plugins/serve'
import {
  countOfUser,
  deleteSearch,
  findSame,
  listOfUser,
  type SavedSearchRow,
  writeAlerts,
  writeSearch,
} from './store'

/** The saved searches of a user. */
export function savedSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  serve(app, 'GET /saved-searches', async ({ user }) => {
    const rows = await listOfUser(db, user._id)
    return rows.map((row) => toWire(row, riyadhDay(clock.now())))
  })
  serve(app, 'POST /saved-searches', ({ user, body }) => saveSearch(deps, user._id, body))
  serve(app, 'PUT /saved-searches/:id', async ({ user, params, body }) => {
    const now = clock.now()
    const change = { alerts: body.alerts, checkedAt: now, dueAt: now }
    if (!(await writeAlerts(db, user._id, params.id, change))) throw new DomainError('not_found')
  })
  serve(app, 'DELETE /saved-searches/:id', ({ user, params }) => deleteSearch(db, user._id, params.id))
}

/** Saving a search again answers the saved one: two presses at once are one. */
async function saveSearch({ db, clock }: Deps, userId: string, body: SavedSearchBody): Promise<SavedSearch> {
  const search = savedSearchOf(body.params)
  if (!search) throw new DomainError('bad_request', { issues: [issue('params', 'matches')] })
  const { params, endsOn } = search
  const now = clock.now()
  const row = await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.deletedAt) throw new DomainError('unauthenticated')
    const same = await findSame(tx, userId, params)
    if (same) {
      // Saving again asks for its alerts, which may have been switched off.
      await writeAlerts(tx, userId, same.id, { alerts: true, checkedAt: now, dueAt: now })
      return { ...same, alerts: true }
    }
    if ((await countOfUser(tx, userId)) >= MAX_SAVED_SEARCHES)
      throw new DomainError('too_many_saved_searches')
    return writeSearch(tx, {
      userId,
      name: body.name.trim(),
      params,
      endsOn,
      checkedAt: now,
      dueAt: now,
      createdAt: now,
    })
  })
  return toWire(row, riyadhDay(now))
}

function toWire({ id, name, params, alerts, endsOn, createdAt }: SavedSearchRow, today: Day): SavedSearch {
  const hasEnded = endsOn !== null && endsOn < today
  return { _id: id, name, params, alerts, hasEnded, createdAt: createdAt.toISOString() }
}
