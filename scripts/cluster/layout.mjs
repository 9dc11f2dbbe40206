/** The parts of the cluster that people or other machines reach, each with a port; the front has PORT. */
const PARTS = [
  ...['web1', 'web2', 'api1', 'api2', 'apis', 'primary', 'redis', 'etcd', 'etcdPeers'],
  ...['database1', 'database2', 'database3', 'rest1', 'rest2', 'rest3', 'store'],
]
/** How far above PORT the row of the other ports begins. */
const DISTANCE = 1000

export const NODES = [1, 2, 3]

/** `{ front: 3000, web1: 4000, … }` */
export function portsOf(front) {
  const others = PARTS.map((name, i) => [name, front + DISTANCE + i])
  return { front, ...Object.fromEntries(others) }
}

/** An address on this machine, as configuration files write it. */
export const at = (port) => `127.0.0.1:${port}`
