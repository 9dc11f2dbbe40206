import { existsSync, statSync } from 'node:fs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { giveUp, timed } from './print.mjs'
import { run } from './run.mjs'

const MANIFESTS = ['package.json', 'package-lock.json']
const STAMP = 'node_modules/.diyar-installed'
/** npm's own record of the installed packages. */
const RECORD = 'node_modules/.package-lock.json'

/** Installs the packages when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  const wanted = fingerprint(MANIFESTS)
  if (isInstalled(wanted)) return
  await timed('Installing packages', async () => {
    // Not `npm ci`: the lock file may lack optional binaries of other platforms, which `ci` refuses.
    const code = await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) giveUp('The packages could not be installed: see the lines above, then try again.')
  })
  writeStamp(STAMP, fingerprint(MANIFESTS))
}

function isInstalled(wanted) {
  if (!existsSync(RECORD)) return false
  const stamp = readStamp(STAMP)
  if (stamp !== null) return stamp === wanted
  return statSync(RECORD).mtimeMs >= statSync('package-lock.json').mtimeMs
}
