import type { CleaningTaskBody, MarkedState } from '@/lib/domain/cleaning/cleaning'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { cleansListing } from './cleaner-store'
import { type CleaningTask, lockTask, writeTask } from './store'

/** The note to the cleaner, and who it is; a cleaner whose link does not name the listing is not found. */
export function changeTask(
  deps: Deps,
  member: Member,
  id: string,
  { note, cleanerId }: CleaningTaskBody,
): Promise<void> {
  return onTask(deps, member, id, async (tx, { listingId, cleanerId: before }) => {
    const named = { vendorId: member.vendorId, cleanerId: cleanerId ?? '', listingId }
    if (cleanerId && cleanerId !== before && !(await cleansListing(tx, named)))
      throw new DomainError('not_found')
    return { note, cleanerId }
  })
}

/** A member marks a task, also back: what the cleaner pressed by mistake is taken back here. */
export function markTask(deps: Deps, member: Member, id: string, state: MarkedState): Promise<void> {
  const now = deps.clock.now()
  return onTask(deps, member, id, async (_tx, task) => ({ state, ...instantsOf(state, task, now) }))
}

/** The instants of a task in a state; those that it has already stay. */
export const instantsOf = (
  state: MarkedState,
  { beganAt, doneAt }: Pick<CleaningTask, 'beganAt' | 'doneAt'>,
  now: Date,
) => ({
  beganAt: state === 'toDo' ? null : (beganAt ?? now),
  doneAt: state === 'done' ? (doneAt ?? now) : null,
})

function onTask(
  { db, clock }: Deps,
  member: Member,
  id: string,
  change: (tx: Db, task: CleaningTask) => Promise<Partial<CleaningTask>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, { vendorId: member.vendorId }, id)
    if (!task) throw new DomainError('not_found')
    if (task.state === 'withdrawn') throw new DomainError('not_in_this_state')
    await writeTask(tx, id, await change(tx, task))
    const line = { act: 'cleaning_task_changed', subjectId: task.bookingId, createdAt: clock.now() } as const
    await writeTrail(tx, member, line)
  })
}
