import { parseArgs } from 'node:util'
import type { PeriodDetailWire } from '@/lib/contract/schemas/periods/period'
import { MONTH } from '@/lib/domain/ledger/balance'
import { AGE_BANDS, monthOf } from '@/lib/domain/periods/period'
import { openDatabase } from './db/open'
import { printDemoMonth } from './demo-month/print-demo-month'
import { findDifferences } from './modules/bookings/reconciliation/find-differences'
import { sumByAge } from './modules/money/periods/ageing'
import { getPeriod } from './modules/money/periods/list-periods'
import { innermostMessage } from './problem-of'

const USAGE = 'npm run month-end [-- 2026-03 | --demo [--bookings 500] [--seed 1]]'

/**
 * `npm run month-end [-- 2026-03]`: trial balance, ageing and differences of a month, this one where none is named. With `--demo`
 * a month that is lived on a database of its own.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      demo: { type: 'boolean' },
      bookings: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
    },
  })
  if (values.demo) return printDemoMonth(readCount(values.bookings), readCount(values.seed))
  const now = new Date()
  const [month = monthOf(now)] = positionals
  if (!MONTH.test(month)) throw new Error(USAGE)
  const opened = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || '.data',
    postgresStatements: process.env.POSTGRES_STATEMENTS === 'unnamed' ? 'unnamed' : 'named',
  })
  try {
    const period = await getPeriod(opened.db, month, now)
    const differences = await findDifferences(opened.db)
    const ageing = await sumByAge(opened.db, now)
    const bands = [...AGE_BANDS.map((days) => `${days} days`), 'older']
    const lines = [
      ...trialLines(period),
      '',
      row(['by age', 'count', ...bands]),
      ...ageing.map(({ aged, count, bands: sums }) => row([aged, String(count), ...sums.map(sar)])),
      '',
      `${differences.length} differences between the ledger and the other tables`,
      ...differences.map(({ kind, subject, ours, theirs }) =>
        row([kind, subject, sar(ours / 100), sar(theirs / 100)]),
      ),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    if (period.sum !== 0 || period.isUnchanged === false || differences.length > 0) process.exitCode = 1
  } finally {
    await opened.close()
  }
}

function readCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new Error(USAGE)
  return count
}

function trialLines({
  month,
  state,
  transactions,
  documents,
  accounts,
  sum,
  checksum,
  isUnchanged,
}: PeriodDetailWire) {
  return [
    `${month}: ${state}, ${transactions} postings, ${documents} documents`,
    ...(checksum
      ? [`checksum ${checksum}, ${isUnchanged ? 'unchanged' : 'CHANGED SINCE IT WAS CLOSED'}`]
      : []),
    '',
    row(['account', 'moved', 'balance']),
    ...accounts.map(({ account, moved, balance }) => row([account, sar(moved), sar(balance)])),
    row(['sum', '', sar(sum)]),
  ]
}

const sar = (amount: number) => amount.toFixed(2)
const row = ([name = '', ...cells]: string[]) =>
  name.padEnd(20) + cells.map((cell) => cell.padStart(16)).join('')

main().catch((error: unknown) => {
  process.stderr.write(`${innermostMessage(error)}\n`)
  process.exit(1)
})
