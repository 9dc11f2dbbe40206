import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fillTemplate } from './fill-template.mjs'
import { at, NODES } from './layout.mjs'

/** Small, because three nodes share this machine. */
const SHARED_BUFFERS = '128MB'

/** One etcd: enough on one machine, whose end is the end of all of it. Three machines have one each. */
export function etcdPart({ folder, ports, programs }) {
  const client = `http://${at(ports.etcd)}`
  const peers = `http://${at(ports.etcdPeers)}`
  return {
    name: 'etcd',
    command: programs.etcd,
    args: [
      ...['--name', 'etcd1', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `etcd1=${peers}`],
    ],
    ready: `${client}/health`,
  }
}

/** PostgreSQL and the Patroni that starts it, once for each node. */
export function databaseParts({ folder, ports, programs, secrets }) {
  return NODES.map((node) => {
    const name = `database${node}`
    const nodeFolder = join(folder, name)
    mkdirSync(nodeFolder, { recursive: true })
    const file = join(folder, `${name}.yml`)
    const values = {
      NODE_NAME: name,
      NODE_HOST: '127.0.0.1',
      NODE_LISTEN: '127.0.0.1',
      NODE_FOLDER: nodeFolder,
      REST_PORT: ports[`rest${node}`],
      POSTGRES_PORT: ports[name],
      ETCD_HOSTS: at(ports.etcd),
      SHARED_BUFFERS,
      CREATE_DATABASE: resolve('deploy/create-database.sh'),
      POSTGRES_PROGRAMS: programs.postgres,
      POSTGRES_PASSWORD: secrets.postgres,
      REPLICATOR_PASSWORD: secrets.replicator,
    }
    writeFileSync(file, fillTemplate('patroni.yml', values))
    return {
      name,
      command: programs.patroni,
      args: [file],
      env: { DATABASE_PASSWORD: secrets.diyar },
      ready: `http://${at(ports[`rest${node}`])}/readiness`,
    }
  })
}

/** The addresses of the database: for the api, and for who administers it. */
export function databaseUrls({ ports, secrets }) {
  return {
    primary: `postgresql://diyar:${secrets.diyar}@${at(ports.primary)}/diyar`,
    // Each by itself, because how far one has come is measured; the primary among them is passed over.
    nodes: NODES.map((node) => `postgresql://diyar:${secrets.diyar}@${at(ports[`database${node}`])}/diyar`),
    replication: `postgresql://replicator:${secrets.replicator}@${at(ports.primary)}/postgres`,
  }
}
