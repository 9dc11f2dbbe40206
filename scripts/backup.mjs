import { resolve } from 'node:path'
import { bucketOf } from './backup/bucket.mjs'
import { bucketPlace, folderPlace } from './backup/places.mjs'
import { recordBackup } from './backup/record-backup.mjs'
import { removeOld } from './backup/remove-old.mjs'
import { followIntoBucket } from './backup/store-changes.mjs'
import { takeCopyToBucket } from './backup/store-copy.mjs'
import { followChanges, takeCopy } from './backup/take-backup.mjs'
import { option } from './steps/options.mjs'
import { giveUp, print, timed } from './steps/print.mjs'

/**
 * `--to=folder` or `--to=s3:prefix` takes a whole copy, and `--copies=14` removes all but the newest 14; with `--follow` it
 * receives every change until it is stopped.
 */
const to = option('to')
const url = option('database') ?? process.env.DATABASE_URL
const copies = Number(option('copies') ?? Number.POSITIVE_INFINITY)
if (!(copies >= 1)) giveUp('--copies must be a number from 1 on.')
if (!to) giveUp('Say where the backup goes: npm run backup -- --to=/backups')
if (!url)
  giveUp(
    'Only PostgreSQL is backed up this way: set DATABASE_URL or --database= to an account with REPLICATION.',
  )

try {
  const bucket = await bucketOf(to)
  if (process.argv.includes('--follow')) {
    const following = await (bucket
      ? followIntoBucket({ url, bucket })
      : followChanges({ url, folder: resolve(to) }))
    let isStopped = false
    const stop = () => {
      isStopped = true
      void following.stop()
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
    print(
      `Every change is received into ${to}. Ctrl-C stops it; a slot keeps the later ones for the next time.`,
    )
    const code = await following.ended
    // A receiver that was ended by the signal has a code as after a failure.
    process.exitCode = isStopped ? 0 : code
  } else {
    const name = await timed('A whole copy', () =>
      bucket ? takeCopyToBucket({ url, bucket }) : takeCopy({ url, folder: resolve(to) }),
    )
    print(`  ${name} is whole: pg_verifybackup has read every file.`)
    await recordBackup({ url, name }).catch(({ message }) => {
      print(`  The status page does not know of it, because its row could not be written: ${message}`)
    })
    if (Number.isFinite(copies)) {
      const place = bucket ? bucketPlace(bucket) : folderPlace(resolve(to))
      const removed = await removeOld(place, copies)
      print(`  Removed: ${removed.copies} old copies, ${removed.changes} files of changes.`)
    }
  }
} catch (error) {
  giveUp(error.message)
}
