import type { CleanerPageWire } from '@/lib/contract/schemas/cleaning/wire'
import type { MarkedState } from '@/lib/domain/cleaning/cleaning'
import { DomainError } from '@/lib/domain/issues'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { findByLink, findListingName, lockByLink } from './cleaner-store'
import { getCleanerPage } from './get-cleaning'
import { instantsOf } from './manage-tasks'
import { type Cleaner, type CleaningTask, lockTask, writeProblem, writeTask } from './store'

/** The cleaner of a link; `not_found` for one that is ended, renewed or nobody’s. */
export async function cleanerOf({ db }: Pick<Deps, 'db'>, token: string): Promise<Cleaner> {
  const cleaner = await findByLink(db, hashOfToken(token))
  if (!cleaner) throw new DomainError('not_found')
  return cleaner
}

export async function getByLink(deps: Deps, token: string): Promise<CleanerPageWire> {
  return getCleanerPage(deps.db, await cleanerOf(deps, token), deps.clock.now())
}

/** Names a task by the secret of a link. */
export interface TaskByLink {
  token: string
  taskId: string
}

/** Begins or ends a task, once: another device that comes later finds what the first one did. Throws `too_early` before its day. */
export async function markByLink(
  deps: Deps,
  link: TaskByLink,
  state: Exclude<MarkedState, 'toDo'>,
): Promise<CleanerPageWire> {
  const now = deps.clock.now()
  await onTask(deps, link, async (tx, _cleaner, task) => {
    assertOpen(task, now)
    const isAhead = task.state === 'done' || task.state === state
    if (!isAhead) await writeTask(tx, task.id, { state, ...instantsOf(state, task, now) })
  })
  return getByLink(deps, link.token)
}

/** Throws `too_early` before the day of the departure. */
export function assertOpen({ dueAt }: CleaningTask, now: Date): void {
  if (riyadhDay(dueAt) > riyadhDay(now)) throw new DomainError('too_early')
}

/** A remark that something is broken, of which the members are told who receive guests; the same words are told once. */
export function reportProblem(deps: Deps, link: TaskByLink, text: string): Promise<void> {
  const now = deps.clock.now()
  return onTask(deps, link, async (tx, { vendorId, name }, { id: taskId, listingId }) => {
    if (!(await writeProblem(tx, { taskId, body: text, createdAt: now }))) return
    const listing = rowName(await findListingName(tx, listingId))
    const params = { service: listing.name, service_ar: listing.name_ar, name, text }
    await notifyVendor(tx, { vendorId, type: 'Cleaning_problem', params, createdAt: now })
  })
}

/** A task that the link shows, locked after the link, so that one that is ended meanwhile changes nothing. */
export function onTask(
  { db }: Deps,
  { token, taskId }: TaskByLink,
  change: (tx: Db, cleaner: Cleaner, task: CleaningTask) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const cleaner = await lockByLink(tx, hashOfToken(token))
    const task = cleaner && (await lockTask(tx, { cleaner }, taskId))
    if (!task) throw new DomainError('not_found')
    if (task.state === 'withdrawn') throw new DomainError('not_in_this_state')
    await change(tx, cleaner, task)
  })
}
