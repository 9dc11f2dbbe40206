import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { programsFolder } from '../steps/services/postgres.mjs'

/** The program of each Debian package that the cluster runs. */
const PACKAGES = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  etcd: 'etcd-server',
  patroni: 'patroni',
}
/** An account that is not root has no /usr/sbin in its path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** `{ programs, missing }`: where each program is, and the packages of those that are nowhere. */
export async function findPrograms() {
  const found = Object.keys(PACKAGES).map((name) => [name, find(name)])
  const postgres = await programsFolder()
  const missing = found.flatMap(([name, path]) => (path ? [] : [PACKAGES[name]]))
  return {
    programs: { ...Object.fromEntries(found), postgres },
    missing: postgres ? missing : [...missing, 'postgresql'],
  }
}

const find = (name) => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
