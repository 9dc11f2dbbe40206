import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { refunds } from '@/server/db/schema/money/payments'
import { type Refund, writeRefund } from '@/server/modules/bookings/payments/refunds/refund-store'

/** A refund, or a part of it, is explained by a chargeback. */
export async function linkRefund(
  tx: Db,
  refund: Refund,
  amountHalalas: number,
  chargebackId: string,
): Promise<void> {
  if (amountHalalas === refund.amountHalalas)
    return void (await tx.update(refunds).set({ chargebackId }).where(eq(refunds.id, refund.id)))
  const part = await cutRefund(tx, refund, amountHalalas)
  const { id: _, ...rest } = refund
  await writeRefund(tx, { ...rest, ...part, chargebackId, idempotencyKey: `part-${newId()}` })
}

/** A refund, or a part of it, is booked as something else. */
export async function deleteRefund(tx: Db, refund: Refund, amountHalalas: number): Promise<void> {
  if (amountHalalas < refund.amountHalalas) await cutRefund(tx, refund, amountHalalas)
  else await tx.delete(refunds).where(eq(refunds.id, refund.id))
}

/** Takes a part away from a refund, its price before its deposit. */
async function cutRefund(tx: Db, refund: Refund, amountHalalas: number) {
  const priceHalalas = refund.amountHalalas - refund.depositHalalas
  const depositHalalas = Math.max(0, amountHalalas - priceHalalas)
  const left = {
    amountHalalas: refund.amountHalalas - amountHalalas,
    depositHalalas: refund.depositHalalas - depositHalalas,
  }
  await tx.update(refunds).set(left).where(eq(refunds.id, refund.id))
  return { amountHalalas, depositHalalas }
}
