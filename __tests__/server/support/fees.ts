import type { FeesWire } from '@/lib/contract/schemas/calendar/fees'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import type { Answer, TestApp } from './test-app'
import type { Host } from './users'

export const CLEANING: FeeWire = { kind: 'cleaning', price: 150, threshold: 0, charged: 'once' }
export const EXTRA_GUEST: FeeWire = { kind: 'extraGuest', price: 40, threshold: 2, charged: 'each' }

export const CHILD: FeeWire = { kind: 'child', price: 25, threshold: 0, charged: 'each' }

export const PET: FeeWire = { kind: 'pet', price: 30, threshold: 0, charged: 'each' }

/** Replaces the fees of a listing. */
export async function setFees(
  test: TestApp,
  { id, host }: { id: string; host: Host },
  fees: FeeWire[],
): Promise<Answer> {
  const path = `/vender/services/${id}/fees`
  const { body: stored }: { body: FeesWire } = await test.call('GET', path, { as: host })
  return test.call('PUT', path, { as: host, body: { basedOn: stored.version, fees } })
}
