import { setTimeout as pause } from 'node:timers/promises'
import { unvisitedAddress } from './addresses.mjs'
import { connections, requestPage } from './request-page.mjs'

/**
 * A process of its own, so that its work does not delay what the visitors measure. Requests on each of its connections
 * ever new pages, without a pause, whatever it is answered; sends the counts of its answers to its parent.
 */
const { origin, listings, count, addresses, seconds } = JSON.parse(process.argv[2])
const agent = connections(count)
const end = Date.now() + seconds * 1000
const statuses = {}
let refusedWithoutTime = 0

/** Between two new connections: a crowd gathers within seconds. */
const GATHER_MS = 10

async function crawl(_, n) {
  await pause(n * GATHER_MS)
  const address = `10.9.${Math.floor((n % addresses) / 250)}.${1 + ((n % addresses) % 250)}`
  while (Date.now() < end) {
    const { status, hasRetryAfter } = await requestPage(origin, unvisitedAddress(listings), {
      agent,
      address,
    })
    statuses[status] = (statuses[status] ?? 0) + 1
    if ((status === 429 || status === 503) && !hasRetryAfter) refusedWithoutTime += 1
  }
}

await Promise.all(Array.from({ length: count }, crawl))
agent.destroy()
process.send({ statuses, refusedWithoutTime })
process.disconnect()
