import { resolve } from 'node:path'
import { bucketOf } from './backup/bucket.mjs'
import { bucketPlace, folderPlace } from './backup/places.mjs'
import { restore } from './backup/restore.mjs'
import { option } from './steps/options.mjs'
import { giveUp, print, timed } from './steps/print.mjs'

/** `--from=backups|s3:prefix --into=folder [--until=instant]`: a new data folder of PostgreSQL with the state of an instant. */
const from = option('from')
const into = option('into')
const until = option('until')
if (!from || !into)
  giveUp('Say from where and into which new folder: npm run restore -- --from=/backups --into=/restored')
if (until && Number.isNaN(Date.parse(until)))
  giveUp('--until must be an instant such as 2026-11-22T21:00:00Z.')

try {
  const bucket = await bucketOf(from)
  const place = bucket ? bucketPlace(bucket) : folderPlace(resolve(from))
  const { copy, reached } = await timed('Restoring', () =>
    restore({ from: place, into: resolve(into), until: until && new Date(until) }),
  )
  print(`  From ${copy}; the last transaction is of ${reached ?? 'before the copy'}.`)
  print(`  Start it with: pg_ctl -D ${into} start`)
} catch (error) {
  giveUp(error.message)
}
