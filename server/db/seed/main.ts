import { join } from 'node:path'
import { openDatabase } from '@/server/db/open'
import { diskFiles } from '@/server/ports/files'
import { seedWhenEmpty } from './seed-when-empty'

const LABELS = { pictures: 'Pictures', rows: 'Rows' }

/** `npm run seed`: opens and migrates the database of the environment and fills it with the demo when it is empty. */
async function main(): Promise<void> {
  const dataDir = process.env.DATA_DIR || '.data'
  const opened = await openDatabase({ databaseUrl: process.env.DATABASE_URL || undefined, dataDir })
  try {
    const written = await seedWhenEmpty({
      db: opened.db,
      files: diskFiles(join(dataDir, 'files')),
      now: new Date(),
      onProgress: (what, done, total) => showProgress(`${LABELS[what]} ${done}/${total}`, done === total),
    })
    process.stdout.write(written ? '  The demo is seeded.\n' : '  The data is there already.\n')
  } finally {
    await opened.close()
  }
}

/** One line that counts up on a terminal; only the last count where lines cannot be written over. */
function showProgress(text: string, isLast: boolean): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${text}${isLast ? '\n' : ''}`)
  else if (isLast) process.stdout.write(`  ${text}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`Seeding failed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
