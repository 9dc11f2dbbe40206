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
      onProgress: (what, done, total) => {
        process.stdout.write(`${LABELS[what]} ${done}/${total}\n`)
      },
    })
    process.stdout.write(
      written ? 'The demo is seeded.\n' : 'The database already holds data: nothing to seed.\n',
    )
  } finally {
    await opened.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`Seeding failed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
