import { createHmac } from 'node:crypto'
import type { VisitStep } from '@/lib/domain/statistics/funnel'
import type { Day } from '@/lib/domain/time/days'
import { deviceOf } from '@/server/modules/people/accounts/device'

const HASH_LENGTH = 32

export interface Visitor {
  address: string
  userAgent: string
  /** a signed-in visitor: vendors do not count on their own listings */
  userId: string | null
}

/**
 * Hashes by which one visitor of a day is known at a step, the surest first: by the account, and before signing in by the device.
 * They change daily and with the secret, so that they cannot track a visitor. Only the browser's name counts, because the
 * header may vary between calls.
 */
export function hashesOfVisitor(secret: string, day: Day, step: VisitStep, visitor: Visitor): string[] {
  const { address, userAgent, userId } = visitor
  const names = [...(userId === null ? [] : [userId]), `${address}|${deviceOf(userAgent)}`]
  return names.map((name) =>
    createHmac('sha256', secret).update(`${step}|${day}|${name}`).digest('hex').slice(0, HASH_LENGTH),
  )
}
