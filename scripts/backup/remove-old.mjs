import { instantOfCopy } from './record-backup.mjs'

/** The clock of a bucket differs from ours. */
const SLACK_MS = 3_600_000

/**
 * Removes all but the newest `count` copies of a place, and the changes that none of those needs: files that were whole before the
 * oldest of them was asked for. `{ copies, changes }`: how many went.
 */
export async function removeOld(place, count) {
  const copies = (await place.copies()).sort()
  const left = copies.slice(-count)
  if (left.length === 0) return { copies: 0, changes: 0 }
  const limit = instantOfCopy(left[0]).getTime() - SLACK_MS
  const unneeded = (await place.changes()).filter(
    ({ name, changedAt }) => changedAt.getTime() < limit && !name.includes('.history'),
  )
  const old = copies.slice(0, -count)
  for (const copy of old) await place.removeCopy(copy)
  for (const { name } of unneeded) await place.removeChange(name)
  return { copies: old.length, changes: unneeded.length }
}
