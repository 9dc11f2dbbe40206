import type { Votes } from '@/lib/contract/schemas/favourites'
import { MAX_VOTERS } from '@/lib/domain/favourites'
import { DomainError } from '@/lib/domain/issues'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { findPropertyId } from '@/server/db/find-property'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { firstNameOf } from '@/server/modules/people/accounts/public-name'
import {
  countOtherVoters,
  deleteVote,
  hasSecret,
  isInList,
  listVotesOf,
  lockList,
  type SharedListRow,
  writeList,
  writeVote,
} from './votes-store'

/** The votes that friends give in one visit are one notification. */
const COLLECT_MINUTES = 15
/** The owner is notified once a day at most. */
const APART_MINUTES = 24 * 60

interface Vote {
  secret: string
  listingId: string
  voterId: string
  /** false takes it back */
  isGiven: boolean
}

/** A friend votes for a place of a shared list, or takes that back; twice is once. Answers the votes for the place. */
export function vote({ db, clock }: Pick<Deps, 'db' | 'clock'>, given: Vote): Promise<Votes> {
  const { secret, voterId, isGiven } = given
  return db.transaction(async (tx) => {
    // The voter first, as closing an account does: no vote is written behind it.
    const voter = await lockUser(tx, voterId)
    if (!voter || voter.deletedAt) throw new DomainError('unauthenticated')
    const list = await lockList(tx, hasSecret(secret))
    if (!list) throw new DomainError('not_found')
    if (list.userId === voterId) throw new DomainError('forbidden')
    if (!list.isVotingOpen) throw new DomainError('voting_closed')
    const listingId = await findPropertyId(tx, given.listingId)
    const row = { ownerId: list.userId, listingId, voterId }
    if (isGiven) await giveVote(tx, list, { ...row, createdAt: timeOfVote(list, clock.now()) })
    else await deleteVote(tx, row)
    return (await readVotes(tx, list.userId, { listingIds: [listingId], readerId: voterId }))(listingId)
  })
}

/** After what was notified, also where two processes differ by a moment: what is counted as new is later than that. */
function timeOfVote({ votesNotifiedAt }: SharedListRow, now: Date): Date {
  return votesNotifiedAt && now <= votesNotifiedAt ? new Date(votesNotifiedAt.getTime() + 1) : now
}

type NewVote = Parameters<typeof writeVote>[1] & { createdAt: Date }

async function giveVote(tx: Db, list: SharedListRow, row: NewVote): Promise<void> {
  const { ownerId, listingId, voterId, createdAt } = row
  if (!(await isInList(tx, ownerId, listingId))) throw new DomainError('not_in_list')
  if ((await countOtherVoters(tx, ownerId, voterId)) >= MAX_VOTERS)
    throw new DomainError('too_many_voters', { params: { max: MAX_VOTERS } })
  if (!(await writeVote(tx, row)) || list.votesDueAt) return
  const collected = addMinutes(createdAt, COLLECT_MINUTES)
  const dayLater = list.votesNotifiedAt && addMinutes(list.votesNotifiedAt, APART_MINUTES)
  await writeList(tx, ownerId, { votesDueAt: dayLater && dayLater > collected ? dayLater : collected })
}

interface Reading {
  listingIds: string[]
  /** null: a visitor */
  readerId: string | null
}

/** The votes for each of these places of a list, as this reader sees them. */
export async function readVotes(
  db: Db,
  ownerId: string,
  { listingIds, readerId }: Reading,
): Promise<(listingId: string) => Votes> {
  const rows = listingIds.length === 0 ? [] : await listVotesOf(db, ownerId, listingIds)
  return (listingId) => {
    const voters = rows.flatMap((row) => (row.listingId === listingId ? [row.voter] : []))
    return {
      names: voters.map((voter) => nameToWire(firstNameOf(voter))),
      isMine: voters.some(({ id }) => id === readerId),
    }
  }
}
