import { listingPaths } from '../../crowd/addresses.mjs'
import { connections, requestPage } from '../../crowd/request-page.mjs'
import { memoryOf } from '../../steps/footprint.mjs'
import { serveDemo } from '../serve-demo.mjs'

const VISITORS = 1000
const QUICK_VISITORS = 200
const AT_ONCE = 20

/** The memory of web and api with so many visitors, each of whom keeps a connection after three pages. */
export async function measureMemory({ later, isQuick }) {
  const demo = await serveDemo(later, { TRUSTED_PROXIES: 'loopback' })
  const listings = await listingPaths(demo.origin)
  const visitors = isQuick ? QUICK_VISITORS : VISITORS
  await visit(demo.origin, listings, visitors)
  const before = memoryOfEach(demo.pids)
  const agents = await visit(demo.origin, listings, visitors)
  const after = memoryOfEach(demo.pids)
  for (const agent of agents) agent.destroy()
  return Object.keys(demo.pids).map((name) => ({
    what: `memory of the ${name}, ${visitors} visitors on open connections`,
    ours: after[name],
    against: before[name],
    unit: 'MiB, against those who have left',
  }))
}

const memoryOfEach = (pids) =>
  Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, memoryOf(pid)]))

async function visit(origin, listings, count) {
  const agents = Array.from({ length: count }, () => connections(1))
  const queue = agents.entries()
  const walk = async () => {
    for (const [n, agent] of queue) {
      const address = `10.2.${Math.floor(n / 250)}.${1 + (n % 250)}`
      for (const path of ['/', '/chalets?page=1', listings[n % listings.length]])
        await requestPage(origin, path, { agent, address })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return agents
}
