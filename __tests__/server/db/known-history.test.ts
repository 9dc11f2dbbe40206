import { sql } from 'drizzle-orm'
import { ConfigProblem } from '@/server/config'
import { assertKnownHistory } from '@/server/db/known-history'
import { migrationsFolder } from '@/server/db/open'
import { appForTests } from '../support/test-app'

const api = appForTests()
const FOLDER = { name: 'The database in .data/pglite', remedy: 'delete that folder' }

test('a database that this build has migrated is opened', async () => {
  await expect(assertKnownHistory(api.db, migrationsFolder(), FOLDER)).resolves.toBeUndefined()
})

test('a database with migrations of another build is refused with a message that explains what to do', async () => {
  const undone = new Error('undo')
  const attempt = api.db.transaction(async (tx) => {
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of another build', 1)`,
    )
    const refused = assertKnownHistory(tx, migrationsFolder(), FOLDER)
    await expect(refused).rejects.toBeInstanceOf(ConfigProblem)
    await expect(refused).rejects.toThrow(
      /^The database in \.data\/pglite was made by another build of Diyar, .* begin with an empty database, delete that folder; to keep its data, run the build that made it\.$/,
    )
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
})
