import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { portsOf } from './cluster/layout.mjs'
import { findPrograms } from './cluster/programs.mjs'
import { startCluster } from './cluster/start-cluster.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { isPortFree } from './steps/ports.mjs'
import { giveUp, print, printDim, printTitle } from './steps/print.mjs'

/**
 * The many-machine form on one machine, without containers: nginx, 2 web, 2 api, Redis, haproxy, a bucket, three
 * PostgreSQL under Patroni and etcd. `--data=folder` is kept; without it a temporary folder is removed at the end.
 */
checkNodeVersion()
const front = Number(process.env.PORT || 3000)
const given = process.argv.find((one) => one.startsWith('--data='))?.slice('--data='.length)

const { programs, missing } = await findPrograms()
if (missing.length > 0)
  giveUp(`The cluster needs programs that are not here: apt-get install -y ${missing.join(' ')}`)
for (const [name, port] of Object.entries(portsOf(front))) {
  if (!(await isPortFree(port))) giveUp(`Port ${port} (${name}) is in use: set PORT to another one.`)
}
await ensureInstalled()
await buildWhenStale()

const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'diyar-cluster-'))
let running = null
let leaving = null
const leave = async (code) => {
  print('\nStopping …')
  await running?.stop()
  if (!given) rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    leaving ??= starting.catch(() => undefined).then(() => leave(0))
  })
}
const starting = startCluster({ folder, front, programs })
try {
  running = await starting
} catch (error) {
  if (!given) printDim(`The logs are in ${join(folder, 'logs')}`)
  giveUp(error.message)
}
if (!leaving) greet(running)

function greet({ address, ports, urls, secrets }) {
  printTitle('ديار · Diyar, many processes')
  print(`  العربية    ${address}`)
  print(`  English    ${address}/en`)
  print(`  database   ${urls.primary}`)
  print(
    `  metrics    curl -H 'authorization: Bearer ${secrets.metrics}' http://127.0.0.1:${ports.api1}/metrics`,
  )
  print(`  data       ${folder}`)
  printDim('  pgbouncer is left out: named statements need its version 1.21 or newer.')
  printDim('\n  Ctrl-C stops everything · للإيقاف اضغط Ctrl-C')
}
