import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { percentOf } from '@/lib/domain/money'
import { instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { sandboxPayments, sandboxSettlements as stored } from '@/server/db/schema/money/sandbox-payments'
import type { Deps } from '@/server/deps'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { readMoyasarFile } from '@/server/ports/payments/moyasar-file'
import type { ReportedLine, SettlementsPort } from '@/server/ports/payments/settlements-port'
import { SETTLEMENT_EVENT } from '@/server/ports/payments/webhook'
import type { SandboxPayment } from './sandbox-store'

/** What the sandbox takes of a payment, and the VAT on that. */
const FEE_PERCENT = 1.75
const VAT_PERCENT = 15

/** The transfers that the demo plays: whoever lists them first on a day has what was paid and refunded before it settled. */
export function sandboxSettlements({ db, clock }: Pick<Deps, 'db' | 'clock'>): SettlementsPort {
  return {
    list: async (since) => {
      await settleBefore({ db, clock })
      const rows = await db.select({ id: stored.id }).from(stored).where(gt(stored.createdAt, since))
      return rows.map(({ id }) => id)
    },
    read: async (id) => {
      const [row] = await db.select().from(stored).where(eq(stored.id, id))
      if (!row) return null
      const lines = (row.lines as StoredLine[]).map((line) => ({
        ...line,
        transactedAt: line.transactedAt === null ? null : new Date(line.transactedAt),
      }))
      const transferredHalalas = lines.reduce((sum, { netHalalas }) => sum + netHalalas, 0)
      return {
        settlementId: id,
        currency: 'SAR',
        transferredHalalas,
        reference: id,
        settledAt: row.createdAt,
        lines,
      }
    },
    // The file of the real provider, so that its upload can be tried.
    readFile: readMoyasarFile,
  }
}

type StoredLine = Omit<ReportedLine, 'transactedAt'> & { transactedAt: string | null }

/** One settlement a day of Riyadh, by the key of its row. */
async function settleBefore({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = riyadhDay(now)
  await db.transaction(async (tx) => {
    const { state, createdAt, amountHalalas, settledHalalas, refundedHalalas, settledRefundsHalalas } =
      sandboxPayments
    const paid = await tx
      .select()
      .from(sandboxPayments)
      .where(
        and(
          eq(state, 'paid'),
          lt(createdAt, instantAt(day, MIDNIGHT)),
          or(lt(settledHalalas, amountHalalas), ne(settledRefundsHalalas, refundedHalalas)),
        ),
      )
      .orderBy(asc(createdAt), asc(sandboxPayments.id))
      .for('update')
    const id = `sandbox-${day}`
    const lines = [...paid.flatMap(linesOf), ...(await chargebackLines(tx, instantAt(day, MIDNIGHT)))]
    if (lines.length === 0) return
    const written = await tx
      .insert(stored)
      .values({ id, lines, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: stored.id })
    if (written.length === 0) return
    for (const payment of paid)
      await tx
        .update(sandboxPayments)
        .set({
          settledHalalas: payment.amountHalalas,
          settledRefundsHalalas: sql`${payment.refundedHalalas}`,
        })
        .where(eq(sandboxPayments.id, payment.id))
    const webhook = { kind: 'sandboxWebhook', payload: { providerId: id, event: SETTLEMENT_EVENT } } as const
    await enqueueJobs(tx, [webhook], now)
  })
}

/**
 * What cardholders' banks took back or returned since the last settlement. Admins enter it as the notice of a provider, so the
 * sandbox has it from there; what it settled before is in its stored lines.
 */
async function chargebackLines(tx: Db, before: Date): Promise<StoredLine[]> {
  const moved = await rowsOf<{ providerPaymentId: string; netHalalas: number }>(
    tx,
    sql`
    SELECT p.provider_id AS "providerPaymentId", (coalesce(s.sum, 0) - c.sum)::float8 AS "netHalalas"
    FROM payments p
    JOIN (
      SELECT payment_id, sum(CASE state WHEN 'won' THEN 0 ELSE amount_halalas END) AS sum FROM chargebacks
      WHERE created_at < ${before.toISOString()}::timestamptz GROUP BY payment_id
    ) c ON c.payment_id = p.id
    LEFT JOIN (
      SELECT line->>'providerPaymentId' AS id, -sum((line->>'netHalalas')::int) AS sum
      FROM sandbox_settlements, jsonb_array_elements(lines) line WHERE line->>'kind' = 'chargeback' GROUP BY 1
    ) s ON s.id = p.provider_id
    WHERE p.provider = 'sandbox' AND coalesce(s.sum, 0) <> c.sum
    ORDER BY p.provider_id`,
  )
  const without = { feeHalalas: 0, vatHalalas: 0, transactedAt: null }
  return moved.map((one) => ({ ...one, ...without, kind: 'chargeback' }))
}

function linesOf(payment: SandboxPayment): StoredLine[] {
  const { id: providerPaymentId, amountHalalas, settledHalalas, createdAt } = payment
  const about = { providerPaymentId, transactedAt: createdAt.toISOString() }
  const fee = percentOf(amountHalalas, FEE_PERCENT)
  const vatHalalas = percentOf(fee, VAT_PERCENT)
  const feeHalalas = fee + vatHalalas
  const refunded = payment.refundedHalalas - payment.settledRefundsHalalas
  const line = {
    ...about,
    kind: 'payment',
    netHalalas: amountHalalas - feeHalalas,
    feeHalalas,
    vatHalalas,
  } as const
  const refund = { ...about, kind: 'refund', netHalalas: -refunded, feeHalalas: 0, vatHalalas: 0 } as const
  return [...(settledHalalas < amountHalalas ? [line] : []), ...(refunded > 0 ? [refund] : [])]
}
