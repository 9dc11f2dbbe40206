import { printDim } from './print.mjs'
import { capture, run } from './run.mjs'

/** Installs system packages where apt is allowed; returns whether they are installed. */
export async function fetchPackages(what, packages) {
  if (process.getuid?.() !== 0 || (await capture('which', ['apt-get'])).code !== 0) return false
  printDim(`  No ${what} yet: getting the system's.`)
  await run('apt-get', ['update', '-qq'])
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])) === 0
}
