import { getPeriod } from '@/server/modules/money/periods/list-periods'
import { BOOKING_KINDS } from './booking-kinds'
import { checkMonth, holds, type MonthCheck } from './check-month'
import { liveMonth } from './live-month'
import { DAYS_OF_MONTH, DEMO_MONTH, openMarketplace } from './open-marketplace'

/** `npm run month-end -- --demo`: prints the figures of a lived month as one table; the process ends with 1 where two differ. */
export async function printDemoMonth(bookings: number, seed: number): Promise<void> {
  const begun = Date.now()
  const market = await openMarketplace(bookings)
  try {
    const { db, clock } = market.app.deps
    const bank = await liveMonth(market, {
      ...{ bookings, seed },
      onDay: (day) => showProgress(`${day}, day ${Number(day.slice(-2))} of ${DAYS_OF_MONTH}`),
    })
    showProgress('')
    const about = { month: DEMO_MONTH, now: clock.now(), bankHalalas: bank.balance }
    const checks = await checkMonth(db, about)
    const { transactions, documents } = await getPeriod(db, DEMO_MONTH, clock.now())
    const kinds = Math.min(bookings, Object.keys(BOOKING_KINDS).length)
    const seconds = Math.round((Date.now() - begun) / 1000)
    const sums = `${transactions} postings, ${documents} documents, seed ${seed}, ${seconds} s`
    const head = `${DEMO_MONTH}: ${bookings} bookings of ${kinds} kinds, ${sums}`
    process.stdout.write(
      `${[head, '', row('figure', 'ours', 'theirs', ''), ...checks.map(lineOf)].join('\n')}\n`,
    )
    if (!checks.every(holds)) process.exitCode = 1
  } finally {
    await market.close()
  }
}

function lineOf(check: MonthCheck): string {
  const text = (value: number) => (check.isCount ? String(value) : (value / 100).toFixed(2))
  return row(check.name, text(check.ours), text(check.theirs), holds(check) ? 'equal' : 'DIFFERS')
}

const row = (name: string, ours: string, theirs: string, verdict: string) =>
  `${name.padEnd(44)}${ours.padStart(16)}${theirs.padStart(16)}  ${verdict}`.trimEnd()

/** A line that is written again on a terminal; elsewhere a day is a line of its own, apart from the table. */
function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text.padEnd(40)}\r`)
  else if (text) process.stderr.write(`${text}\n`)
}
