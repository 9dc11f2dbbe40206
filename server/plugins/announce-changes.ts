import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SAFE_METHODS } from '@/lib/contract/route'
import type { AdminArea } from '@/lib/domain/admin/areas'
import { CONTENT_CHANNEL } from '@/lib/domain/content-channel'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'

const PREFIX = '/api/v1'

/** Calls of users, by the beginning of their address, and the areas of the console in which their outcome appears. */
export const SHOWN_IN: readonly (readonly [address: string, ...areas: AdminArea[]])[] = [
  [`/user/upgrade-${VENDOR_PATH}-`, 'vendors'],
  ['/user/verify', 'users'],
  ...LISTING_TYPES.map(({ segment }) => [`/${segment}`, 'listings'] as const),
  ['/bookings', 'bookings', 'money'],
  [`/${VENDOR_PATH}/bookings`, 'bookings', 'money'],
  [`/${VENDOR_PATH}/payouts`, 'money'],
  ['/contact', 'inbox'],
  ['/reports', 'inbox'],
]

/** Open queues and tables of the console learn of every call that succeeded and changed something in them. */
export function announceChanges(app: FastifyInstance, deps: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    if (SAFE_METHODS.includes(request.method) || reply.statusCode >= 400) return
    const areas = areasOf(request)
    for (const area of areas) deps.live.announceToAdmins(area)
    if (areas.includes('content')) await announceContent(deps)
  })
}

/** The gateways of all machines ask for the number of the content at once, and not only every few seconds. */
async function announceContent({ redis }: Deps): Promise<void> {
  await redis?.run(
    (client) => client.publish(CONTENT_CHANNEL, ''),
    () => 0,
  )
}

function areasOf({ routeOptions: { url = '', config } }: FastifyRequest): readonly AdminArea[] {
  if (config.area) return [config.area]
  const row = SHOWN_IN.find(([address]) => url.startsWith(PREFIX + address))
  return row ? (row.slice(1) as AdminArea[]) : []
}
