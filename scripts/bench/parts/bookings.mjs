import { findPrograms } from '../../cluster/programs.mjs'
import { startCluster } from '../../cluster/start-cluster.mjs'
import { print } from '../../steps/print.mjs'
import { benchFolder } from '../bench-folder.mjs'
import { runAndShow } from '../run-and-show.mjs'

const measure = async (where, env) => {
  const output = await runAndShow(['scripts/bench-races.mjs', '--throughput'], env)
  const { ours, statements, rows } = JSON.parse(output.trim().split('\n').at(-1))
  const unit = (against) => `bookings a second, against ${against}`
  return [
    { what: `bookings on ${where}`, ours, against: statements, unit: unit('their SQL') },
    { what: `bookings on ${where}`, ours, against: rows, unit: unit('the bare rows') },
  ]
}

/** Bookings a second on one node without a disk. */
export const measureBookings = () => measure('one node', process.env)

/** The same where each commit waits for a replica. */
export async function measureOnCluster({ later }) {
  const { programs, missing } = await findPrograms()
  if (missing.length > 0) {
    print(`Left out: the cluster needs ${missing.join(' ')}.`)
    return []
  }
  const front = Number(process.env.PORT || 3000)
  const cluster = await startCluster({ folder: benchFolder(later), front, programs })
  later(cluster.stop)
  const url = new URL(cluster.urls.primary)
  Object.assign(url, { username: 'postgres', password: cluster.secrets.postgres })
  return measure('the synchronous cluster', { ...process.env, TEST_DATABASE_URL: url.href })
}
