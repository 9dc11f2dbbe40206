import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { countNewVotes, isDue, listDueOwners, lockList, writeList } from './votes-store'

/** So many lists in a round of half a minute. */
const A_ROUND = 50

type VoteDeps = Pick<Deps, 'db' | 'clock'>

/** Notifies the owners of shared lists of the votes since the last time; votes that were taken back are none. */
export async function notifyOfVotes(deps: VoteDeps): Promise<void> {
  const due = await listDueOwners(deps.db, deps.clock.now(), A_ROUND)
  await runEach(due, ({ ownerId }) => notifyOwner(deps, ownerId))
}

async function notifyOwner({ db, clock }: VoteDeps, ownerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The owner first, as closing an account does.
    const owner = await lockUser(tx, ownerId)
    const list = await lockList(tx, isDue(ownerId, clock.now()))
    if (!owner || owner.deletedAt || !list) return
    const now = clock.now()
    const total = await countNewVotes(tx, ownerId, list.votesNotifiedAt)
    const notified = total > 0 ? { votesNotifiedAt: now } : {}
    await writeList(tx, ownerId, { votesDueAt: null, ...notified })
    if (total === 0) return
    await notifyUser(tx, { userId: ownerId, type: 'List_votes', params: { count: total }, createdAt: now })
  })
}
