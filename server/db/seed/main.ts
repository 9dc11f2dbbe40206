import { parseArgs } from 'node:util'
import { ValidationError } from 'yup'
import { contactPhone } from '@/lib/domain/content/settings'
import { modeOf, type S3Variables, s3Of } from '@/server/config'
import type { Db } from '@/server/db/db'
import { openDatabase } from '@/server/db/open'
import { openFiles } from '@/server/ports/open-files'
import { innermostMessage } from '@/server/problem-of'
import { CATALOGUE_COMMAND } from './catalogue/catalogue-command'
import { type Contact, contactBody, seedCatalogueWhenEmpty } from './catalogue/seed-catalogue'
import { insertBulkListings } from './listings/bulk-listings'
import { seedWhenEmpty } from './seed-when-empty'

const LABELS = { pictures: 'Pictures', rows: 'Rows' }

/** The demo has an admin whose number everybody knows. */
const REFUSED_IN_PRODUCTION = `this is production, which begins without the demo and its admin. Fill it with: ${CATALOGUE_COMMAND}`

const { values: options } = parseArgs({
  options: {
    /** how many listings there shall be, for measuring */
    services: { type: 'string' },
    /** no demo, but what production begins with; the others say how visitors reach it */
    catalogue: { type: 'boolean' },
    email: { type: 'string' },
    phone: { type: 'string', multiple: true },
    address: { type: 'string' },
    'address-ar': { type: 'string' },
  },
})

/**
 * `npm run seed`: opens and migrates the database of the environment and fills it with the demo when it is empty, or
 * with `--catalogue` with what production begins with.
 */
async function main(): Promise<void> {
  const isDemo = !options.catalogue || options.services !== undefined
  const isProduction = modeOf(process.env) === 'production'
  if (isDemo && isProduction) throw new Error(REFUSED_IN_PRODUCTION)
  const contact = options.catalogue ? contactOf() : null
  const dataDir = process.env.DATA_DIR || '.data'
  const opened = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir,
    postgresStatements: process.env.POSTGRES_STATEMENTS === 'unnamed' ? 'unnamed' : 'named',
    // Standard error, because `npm start` shows no other output of this.
    onSetAside: isProduction ? undefined : (sentence) => process.stderr.write(`  ${sentence}\n`),
  })
  try {
    const target = {
      db: opened.db,
      files: await openFiles({ s3: s3Of(process.env as S3Variables), dataDir }),
      onProgress: (what: keyof typeof LABELS, done: number, total: number) =>
        showProgress(`${LABELS[what]} ${done}/${total}`, done === total),
    }
    const written = contact
      ? await seedCatalogueWhenEmpty({ ...target, contact })
      : await seedWhenEmpty({ ...target, now: new Date() })
    const done = contact ? 'The catalogue is seeded.' : 'The demo is seeded.'
    process.stdout.write(`  ${written ? done : 'The data is there already.'}\n`)
    if (options.services) await fillUpTo(opened.db, Number(options.services))
  } finally {
    await opened.close()
  }
}

/** Throws a sentence that names the option. */
function contactOf(): Contact {
  const { email, phone = [], address, 'address-ar': address_ar } = options
  const phoneNo = phone.map((one) => contactPhone(one) ?? one)
  try {
    return contactBody.validateSync({ email, phoneNo, address, address_ar }, { strict: true })
  } catch (error) {
    const path = error instanceof ValidationError ? (error.path ?? '').replace(/\[.*/, '') : ''
    const names: Record<string, string> = { phoneNo: 'phone', address_ar: 'address-ar' }
    throw new Error(`--catalogue asks for a valid --${names[path] ?? path}`)
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
  // Drizzle's message repeats the whole statement with its values, so the cause is printed.
  process.stderr.write(`Seeding failed: ${innermostMessage(error)}\n`)
  process.exit(1)
})
