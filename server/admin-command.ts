import { parseArgs } from 'node:util'
import { DomainError } from '@/lib/domain/issues'
import { openDatabase } from './db/open'
import { AdminCommandProblem, runAdminCommand } from './modules/people/admins/run-admin-command'
import { innermostMessage } from './problem-of'

const USAGE = 'npm run admin -- 5XXXXXXXX [--role owner] [--reset-two-step]'

/** Refusals of the rules, for an operator. */
const REFUSALS: Partial<Record<string, string>> = {
  vendor_not_admin: 'This is the account of a vendor, who cannot be an admin.',
  last_owner: 'This is the last owner: make another one first.',
}

/** `npm run admin`: makes an admin in the database of the environment, embedded or PostgreSQL. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, 'reset-two-step': { type: 'boolean' } },
  })
  const [phone, ...more] = positionals
  if (!phone || more.length > 0) throw new AdminCommandProblem(USAGE)
  const opened = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || '.data',
    postgresStatements: process.env.POSTGRES_STATEMENTS === 'unnamed' ? 'unnamed' : 'named',
  })
  try {
    const command = { phone, role: values.role, isTwoStepReset: values['reset-two-step'] }
    process.stdout.write(`${await runAdminCommand(opened.db, command, new Date())}\n`)
  } finally {
    await opened.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})

function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return REFUSALS[error.code] ?? error.code
  return innermostMessage(error)
}
