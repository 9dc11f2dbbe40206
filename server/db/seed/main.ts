import { parseArgs } from 'node:util'
import { type S3Variables, s3Of } from '@/server/config'
import type { Db } from '@/server/db/db'
import { openDatabase } from '@/server/db/open'
import { openFiles } from '@/server/ports/open-files'
import { insertBulkListings } from './bulk-listings'
import { seedWhenEmpty } from './seed-when-empty'

const LABELS = { pictures: 'Pictures', rows: 'Rows' }

/** `--services 100000` or `--services=100000`: how many listings there shall be, for measuring. */
const { values: options } = parseArgs({ options: { services: { type: 'string' } } })

/** `npm run seed`: opens and migrates the database of the environment and fills it with the demo when it is empty. */
async function main(): Promise<void> {
  const dataDir = process.env.DATA_DIR || '.data'
  const opened = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir,
    postgresDriver: process.env.POSTGRES_DRIVER === 'plain' ? 'plain' : 'tuned',
  })
  try {
    const written = await seedWhenEmpty({
      db: opened.db,
      files: await openFiles({ s3: s3Of(process.env as S3Variables), dataDir }),
      now: new Date(),
      onProgress: (what, done, total) => showProgress(`${LABELS[what]} ${done}/${total}`, done === total),
    })
    process.stdout.write(written ? '  The demo is seeded.\n' : '  The data is there already.\n')
    if (options.services) await fillUpTo(opened.db, Number(options.services))
  } finally {
    await opened.close()
  }
}

async function fillUpTo(db: Db, wanted: number): Promise<void> {
  if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--services asks for a whole number')
  await insertBulkListings(db, wanted, new Date(), (done, total) =>
    showProgress(`Services ${done}/${total}`, done === total),
  )
}

/** A counter that rewrites its line on a terminal; elsewhere only the last count. */
function showProgress(text: string, isLast: boolean): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${text}${isLast ? '\n' : ''}`)
  else if (isLast) process.stdout.write(`  ${text}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`Seeding failed: ${reasonOf(error)}\n`)
  process.exit(1)
})

/** Drizzle's message repeats the whole statement with its values, so the cause is printed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
