import { existsSync, readFileSync, statSync } from 'node:fs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { stepOf } from './print.mjs'
import { runSilently } from './run.mjs'

const MANIFESTS = ['package.json', 'package-lock.json']
const STAMP = 'node_modules/.diyar-installed'
/** npm's own record of the installed packages, written when all are whole. */
const RECORD = 'node_modules/.package-lock.json'
/** One of those that tests and checks need, and the product does not. */
const A_TOOL = 'node_modules/jest'

/**
 * Not `npm ci`: the lock file may lack optional binaries of other platforms, which `ci` refuses. What npm has in its cache
 * is not fetched again, and a network that is away is named after seconds, not minutes.
 */
const INSTALL = [
  'install',
  ...['--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
  ...['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
]

/**
 * Installs the packages when they are missing or the lock file has changed since: all, or what the product is built of
 * and runs with. What is there stays.
 */
export async function ensureInstalled({ withTools = true } = {}) {
  const wanted = fingerprint(MANIFESTS)
  if (isWhole(wanted, withTools)) return
  await oneAtATime('installing', async () => {
    if (isWhole(wanted, withTools)) return
    const part = withTools || hasTools() ? '--include=dev' : '--omit=dev'
    await stepOf('Installing packages', () =>
      runSilently('npm', [...INSTALL, part], { otherwise: 'The packages could not be installed' }),
    )
    writeStamp(STAMP, wanted)
  })
}

const isWhole = (wanted, withTools) => isInstalled(wanted) && (hasTools() || !withTools)

const hasTools = () => existsSync(RECORD) && A_TOOL in JSON.parse(readFileSync(RECORD, 'utf8')).packages

function isInstalled(wanted) {
  if (!existsSync(RECORD)) return false
  const stamp = readStamp(STAMP)
  if (stamp !== null) return stamp === wanted
  return statSync(RECORD).mtimeMs >= statSync('package-lock.json').mtimeMs
}
