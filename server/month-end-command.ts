import { parseArgs } from 'node:util'
import { MONTH } from '@/lib/domain/ledger/balance'
import { AGE_BANDS, monthOf, type PeriodDetailWire } from '@/lib/domain/periods/period'
import { openDatabase } from './db/open'
import { findDifferences } from './modules/bookings/reconciliation/find-differences'
import { sumByAge } from './modules/money/periods/ageing'
import { getPeriod } from './modules/money/periods/list-periods'
import { innermostMessage } from './problem-of'

/** `npm run month-end [-- 2026-03]`: trial balance, ageing and differences of a month, this one where none is named. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const now = new Date()
  const [month = monthOf(now)] = positionals
  if (!MONTH.test(month)) throw new Error('npm run month-end [-- 2026-03]')
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
