import { sql } from 'drizzle-orm'
import { booksOf } from '@/__tests__/server/support/books'
import { START, type TestApp } from '@/__tests__/server/support/test-app'
import { fromSar } from '@/lib/domain/money'
import { rowsOf } from '@/server/db/db'
import { ledgerTransactions } from '@/server/db/schema/money/ledger'
import type { Actions, World } from './world'

export const MONTH_ACTIONS: Actions = {
  'finance closes the months that are over': closeMonths,
  'two admins file the VAT return at once': fileReturns,
}

async function closeMonths({ api, admin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/periods', { as: admin })
  for (const { month, state } of body.data.toReversed())
    if (state === 'ended') await api.call('POST', `/admin/periods/${month}/close`, { as: admin, body: {} })
}

async function fileReturns({ api, admin, otherAdmin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/vat-returns?kind=month', { as: admin })
  for (const { period, state, due } of body.data.toReversed()) {
    if (state !== 'open') continue
    const filing = { reference: '300123', due }
    await Promise.all(
      [admin, otherAdmin].map((as) =>
        api.call('POST', `/admin/vat-returns/${period}/file`, { as, body: filing }),
      ),
    )
  }
}

interface Figure {
  box: string
  net: number
  vat: number
}

/** The figures of all returns, filed or not, are the sums of the documents, and each document is in one of them. */
export async function assertVatReturns(world: World): Promise<void> {
  const { api, admin } = world
  const { body } = await api.call('GET', '/admin/vat-returns?kind=month', { as: admin })
  const sums: Record<string, [net: number, vat: number]> = {}
  for (const { period } of body.data) {
    const { figures } = (await api.call('GET', `/admin/vat-returns/${period}`, { as: admin })).body
    for (const { box, net, vat } of figures as Figure[]) {
      const [nets, vats] = sums[box] ?? [0, 0]
      sums[box] = [nets + fromSar(net), vats + fromSar(vat)]
    }
  }
  const { commission, commissionCredits, deemedStays, stayCredits, providerFees } = sums
  const documents = await sumDocuments(api)
  expect([commission, commissionCredits, deemedStays, stayCredits]).toEqual([
    documents['commission_invoice'] ?? [0, 0],
    documents['commission_credit_note'] ?? [0, 0],
    documents['tax_invoice'] ?? [0, 0],
    documents['credit_note'] ?? [0, 0],
  ])
  const { provider_fees: fees = 0, input_vat: vat = 0 } = await booksOf(api)
  expect([providerFees?.[1], (providerFees?.[0] ?? 0) + fees]).toEqual([0 - vat, 0])
}

/** Net and VAT of the documents by which Diyar owes VAT. */
async function sumDocuments({ db }: TestApp): Promise<Record<string, [number, number]>> {
  const rows = await rowsOf<{ kind: string; net: number; vat: number }>(
    db,
    sql`SELECT i.kind, sum(i.total_halalas - i.vat_halalas)::float8 AS net, sum(i.vat_halalas)::float8 AS vat
      FROM invoices i JOIN bookings b ON b.id = i.booking_id
      WHERE i.vat_halalas IS NOT NULL AND (i.kind LIKE 'commission%' OR b.stay_vat = 'diyar') GROUP BY i.kind`,
  )
  return Object.fromEntries(rows.map(({ kind, net, vat }) => [kind, [net, vat]]))
}

/** The accounts sum to zero at the instant of each posting and just after it, and at the end they are the balances. */
export async function assertTrialBalances({ api, admin }: World): Promise<void> {
  const posted = await api.db.selectDistinct({ at: ledgerTransactions.createdAt }).from(ledgerTransactions)
  const instants = posted.flatMap(({ at }) => [at.getTime(), at.getTime() + 1])
  const trialAt = async (at: number) => {
    const path = `/admin/trial-balance?at=${new Date(at).toISOString()}`
    return (await api.call('GET', path, { as: admin })).body
  }
  for (const at of instants) expect([at, (await trialAt(at)).sum]).toEqual([at, 0])
  const { accounts } = await trialAt(Math.max(START.getTime(), ...instants))
  const balances = (accounts as { account: string; balance: number }[])
    .filter(({ balance }) => balance !== 0)
    .map(({ account, balance }) => [account, fromSar(balance)])
  expect(Object.fromEntries(balances)).toEqual(await booksOf(api))
}
