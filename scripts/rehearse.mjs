import { resolve } from 'node:path'
import { bucketOf } from './backup/bucket.mjs'
import { bucketPlace, folderPlace } from './backup/places.mjs'
import { recordRehearsal } from './backup/record-backup.mjs'
import { rehearse } from './backup/rehearse.mjs'
import { option } from './steps/options.mjs'
import { giveUp, print, timed } from './steps/print.mjs'

/** `--from=backups|s3:prefix`: restores the newest backup into a database beside, checks it, drops it and writes the result. */
const from = option('from')
const url = option('database') ?? process.env.DATABASE_URL
if (!from) giveUp('Say where the backups are: npm run rehearse -- --from=/backups')
if (!url)
  giveUp('Set DATABASE_URL or --database= to the database that the backups are of: it gets the result.')

const leaving = []
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    for (const one of leaving) one()
    process.exit(130)
  })

const name = decodeURIComponent(new URL(url).pathname.slice(1))
const bucket = await bucketOf(from).catch(({ message }) => giveUp(message))
const result = await timed('A rehearsed restore', () =>
  rehearse({ from: bucket ? bucketPlace(bucket) : folderPlace(resolve(from)), name, leaving }),
)
const { copyTakenAt, newestAt, bookings, ledgerEntries, problem } = result
if (copyTakenAt)
  print(`  From the copy of ${copyTakenAt.toISOString()}; the last change is of ${newestAt ?? 'no time'}.`)
print(
  problem ? `  It failed: ${problem}` : `  ${bookings} bookings, ${ledgerEntries} ledger entries, all agree.`,
)
await recordRehearsal({ url, result }).catch(({ message }) => {
  giveUp(`The status page does not know of it, because its row could not be written: ${message}`)
})
if (problem) process.exitCode = 1
