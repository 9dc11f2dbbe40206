import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'server/db/migrations'
/** Released before two releases served beside each other: an upgrade to them was a stop. */
const FIRST = '0005'

/** What the release before still reads or writes, and what it does not know to write. */
const BREAKING: Record<string, RegExp> = {
  'takes away what it reads': /\b(DROP (TABLE|COLUMN|(MATERIALIZED )?VIEW)|RENAME (TO|COLUMN))\b/,
  'asks for a value that it does not write':
    /\bSET NOT NULL\b|\bDROP DEFAULT\b|ADD COLUMN (?!.*(DEFAULT|GENERATED)).*\bNOT NULL\b/,
  'changes what it reads': /ALTER COLUMN \S+ (SET DATA )?TYPE\b/,
}

interface Migration {
  made: Set<string>
  /** `table.column` and `table.constraint`. */
  added: Set<string>
  dropped: Set<string>
  /** Of closed sets before this migration, by their constraint. */
  sets: Map<string, string[]>
  statements: string[]
}

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((found) => found.slice(1).join('.')))

const quotedIn = (text = '') => [...text.matchAll(/'([^']*)'/g)].map(([value]) => value)

/** A check that is nothing but a list; a later one of the same name takes the place of an earlier one. */
const setsIn = (text: string) =>
  new Map(
    [...text.matchAll(/CONSTRAINT "?(\w+)"? CHECK \(\S+ IN \(([^)]*)\)\)/g)].map(([, name = '', values]) => [
      name,
      quotedIn(values),
    ]),
  )

function readMigration(text: string, earlier: string): Migration {
  return {
    made: namesIn(text, /CREATE TABLE "?(\w+)/g),
    added: namesIn(text, /ALTER TABLE (?:ONLY )?"?(\w+)"? ADD COLUMN "?(\w+)/g),
    dropped: namesIn(text, /ALTER TABLE (?:ONLY )?"?(\w+)"? DROP CONSTRAINT "?(\w+)/g),
    sets: setsIn(earlier),
    statements: text.split('--> statement-breakpoint').map((one) => one.replace(/^\s*--.*$/gm, '').trim()),
  }
}

/** Why a statement breaks the release before while both serve; null where it does not. */
function breaks(statement: string, { made, added, dropped, sets }: Migration): string | null {
  const table =
    /^(?:ALTER TABLE|DROP (?:TABLE|VIEW|MATERIALIZED VIEW)|CREATE UNIQUE INDEX \S+ ON) (?:ONLY )?"?(\w+)/.exec(
      statement,
    )?.[1]
  if (!table || made.has(table)) return null
  const reason = Object.keys(BREAKING).find((one) => BREAKING[one]?.test(statement))
  if (reason) return reason
  const bound = /ADD CONSTRAINT "?(\w+)"? (?:CHECK|UNIQUE|EXCLUDE)/.exec(statement)?.[1]
  if (!bound && !statement.startsWith('CREATE UNIQUE INDEX')) return null
  // A closed set that grows is dropped first; of a new column the release before writes nothing.
  const values = bound ? setsIn(statement).get(bound) : undefined
  const isNarrower = values && sets.get(bound ?? '')?.some((value) => !values.includes(value))
  const isWider = dropped.has(`${table}.${bound}`) && !isNarrower
  const isOfNewColumn = [...added].some((name) => {
    const [of, column] = name.split('.')
    return of === table && new RegExp(`\\b${column}\\b`).test(statement)
  })
  return isWider || isOfNewColumn ? null : 'refuses what it may write'
}

const NEW = '--> statement-breakpoint\n'
const EARLIER = `ALTER TABLE "users" ADD CONSTRAINT "state" CHECK ("users"."state" IN ('on', 'off'));`
test.each([
  ['ALTER TABLE "users" DROP COLUMN "name";', 'takes away what it reads'],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "title";', 'takes away what it reads'],
  ['DROP TABLE "users";', 'takes away what it reads'],
  ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;', 'asks for a value that it does not write'],
  ['ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;', 'asks for a value that it does not write'],
  ['ALTER TABLE "users" ALTER COLUMN "age" SET DATA TYPE text;', 'changes what it reads'],
  ['ALTER TABLE "users" ADD CONSTRAINT "old" CHECK (age > 17);', 'refuses what it may write'],
  ['CREATE UNIQUE INDEX "one" ON "users" USING btree ("name");', 'refuses what it may write'],
  ['DROP VIEW "names";', 'takes away what it reads'],
  [
    `ALTER TABLE "pets" ADD COLUMN "name" text;${NEW}CREATE UNIQUE INDEX "one" ON "users" ("name");`,
    'refuses what it may write',
  ],
  [
    `ALTER TABLE "users" DROP CONSTRAINT "state";${NEW}ALTER TABLE "users" ADD CONSTRAINT "state" CHECK ("users"."state" IN ('on', 'new'));`,
    'refuses what it may write',
  ],
  [
    `ALTER TABLE "users" DROP CONSTRAINT "state";${NEW}ALTER TABLE "users" ADD CONSTRAINT "state" CHECK ("users"."state" IN ('new', 'off', 'on'));`,
    null,
  ],
  ['ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;', null],
  [
    `ALTER TABLE "users" DROP CONSTRAINT "set";${NEW}ALTER TABLE "users" ADD CONSTRAINT "set" CHECK (a IN (1, 2));`,
    null,
  ],
  [`ALTER TABLE "users" ADD COLUMN "age" integer;${NEW}CREATE UNIQUE INDEX "one" ON "users" ("age");`, null],
  [`CREATE TABLE "pets" ("name" text);${NEW}CREATE UNIQUE INDEX "one" ON "pets" ("name");`, null],
])('%s: %s', (text, reason) => {
  const migration = readMigration(text, EARLIER)
  expect(migration.statements.map((one) => breaks(one, migration)).find(Boolean) ?? null).toBe(reason)
})

test('a migration leaves the release before it able to serve: both do while workers are replaced', () => {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')
  const files = all.filter((name) => name >= FIRST)
  const found = files.flatMap((file) => {
    const earlier = all.filter((name) => name < file).map(textOf)
    const migration = readMigration(textOf(file), earlier.join('\n'))
    return migration.statements.flatMap((one) => {
      const reason = breaks(one, migration)
      return reason ? [`${file} ${reason}: ${one}`] : []
    })
  })
  expect(found).toEqual([])
})
