import { count, sql } from 'drizzle-orm'
import { aMortalProcess, type StepKind } from '@/__tests__/server/support/harness/mortal-process'
import { appForTests } from '@/__tests__/server/support/test-app'
import { rowsOf } from '@/server/db/db'
import { auditTrail } from '@/server/db/schema/people/audit'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import type { EinvoicingPort } from '@/server/ports/einvoicing/port'
import { MONEY_ACTS, type Press, UNIT } from './money-acts'

const mortal = aMortalProcess()
const einvoicing: EinvoicingPort = { submit: async () => ({ state: 'reported', findings: [] }) }
const api = appForTests({ einvoicing: { url: '', units: [UNIT] } }, null, ({ db, payments }) => ({
  ...mortal.wrap({ db, payments }),
  einvoicing,
}))

const TABLES = [
  ...['settlements', 'settlement_lines', 'chargebacks', 'refunds', 'payments', 'invoices', 'einvoices'],
  ...['payouts', 'einvoice_chains'],
  ...['payout_batches', 'balance_adjustments', 'accounting_periods', 'vat_returns', 'vat_return_items'],
  ...['ledger_transactions', 'ledger_entries', 'ledger_accounts', 'audit_trail', 'notifications', 'bookings'],
]

/** What is stored of money, as one text. */
async function stateOf(): Promise<string> {
  const parts: unknown[] = []
  for (const table of TABLES)
    parts.push(
      await rowsOf(
        api.db,
        sql`SELECT ${table} AS "table", count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS content
          FROM ${sql.raw(`"${table}"`)} t`,
      ),
    )
  return JSON.stringify(parts)
}

/** Each payout of a file is paid in a transaction of its own, and a repetition goes on where one broke off. */
const IN_PARTS = ['a bank file is paid']

/** Before the commit of the act nothing is done, after it all. */
const DEATHS: [string, StepKind[]][] = [
  ['any statement or commit', ['commit', 'statement']],
  ['what follows a commit', ['committed']],
]
/** More than any act has. */
const MOST_STEPS = 400

/** Lets the process die in place of one step after another until the act is done; answers what was stored after each death. */
async function dieAtEach(press: Press, kinds: readonly StepKind[], before: string): Promise<string[]> {
  const states: string[] = []
  for (const kind of kinds)
    for (let nth = 1; nth <= MOST_STEPS; nth += 1) {
      mortal.dieAt(kind, nth)
      await press().catch((error: unknown) => {
        if (!mortal.isDead()) throw error
      })
      if (!mortal.restart()) break
      states.push(await stateOf())
      if (states.at(-1) !== before) return states
    }
  return states
}

describe.each(DEATHS)('the process dies in place of %s', (_, kinds) => {
  test.each(Object.entries(MONEY_ACTS))(
    'while %s: nothing or all of it is done, and a repetition does the rest once',
    async (name, comeTo) => {
      const press = await comeTo(api)
      const before = await stateOf()
      // What a vendor earned in a scene came from no booking.
      const differences = await findDifferences(api.db)
      const deaths = await dieAtEach(press, kinds, before)
      expect((await press()).status).toBeLessThan(500)
      const done = await stateOf()
      expect([deaths.length > 0, done === before]).toEqual([true, false])
      const between = deaths.filter((state) => state !== before && state !== done)
      expect(between).toHaveLength(IN_PARTS.includes(name) ? 1 : 0)
      expect(await findDifferences(api.db)).toEqual(differences)
      const acts = await api.db
        .select({ many: count() })
        .from(auditTrail)
        .groupBy(auditTrail.action, auditTrail.subjectId, auditTrail.createdAt)
      expect(acts.map(({ many }) => many)).toEqual(acts.map(() => 1))
    },
  )
})
