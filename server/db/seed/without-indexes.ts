import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/server/db/db'

type Tx = Pick<Db, 'execute'>

interface Dropped {
  drop: string
  build: string
}

/**
 * Runs `fill` in a transaction without the indexes, foreign keys and exclusions of these tables, and builds them at its
 * end: many times quicker than row by row. Primary keys stay.
 */
export async function withoutIndexes(
  tx: Tx,
  { tables, except }: { tables: readonly string[]; except: string },
  fill: () => Promise<void>,
): Promise<void> {
  const these = sql`ANY (${sql.param(`{${tables.join(',')}}`)}::regclass[])`
  const indexes = await rowsOf<Dropped>(
    tx,
    sql`SELECT 'DROP INDEX ' || indexrelid::regclass AS drop, pg_get_indexdef(indexrelid) AS build FROM pg_index
      WHERE indrelid = ${these} AND indexrelid::regclass::text <> ${except}
        AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype <> 'f')`,
  )
  const constraints = await rowsOf<Dropped>(
    tx,
    sql`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS build
      FROM pg_constraint WHERE conrelid = ${these} AND contype IN ('f', 'x')`,
  )
  const run = (statement: string): Promise<unknown> => tx.execute(sql.raw(statement))
  await run(`SET LOCAL maintenance_work_mem = '256MB'`)
  for (const { drop } of [...constraints, ...indexes]) await run(drop)
  await fill()
  for (const { build } of [...indexes, ...constraints]) await run(build)
}
