import { openDatabase } from './db/open'
import { checkRestored } from './modules/console/rehearsal/check-restored'
import { innermostMessage } from './problem-of'

/**
 * Of `npm run rehearse`: brings the restored database of `DATABASE_URL` to this version, as serving from it would, and prints
 * what it holds as JSON. The argument is the instant until which it should have changes.
 */
async function main(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL']
  if (!databaseUrl) throw new Error('DATABASE_URL names no restored database.')
  const opened = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    process.stdout.write(
      JSON.stringify(await checkRestored(opened.db, new Date(process.argv[2] ?? Date.now()))),
    )
  } finally {
    await opened.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${innermostMessage(error)}\n`)
  process.exit(1)
})
