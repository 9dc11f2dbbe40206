import { existsSync } from 'node:fs'
import { capture, run } from './run.mjs'
import { sayDim } from './say.mjs'

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth']

/**
 * A driver of Safari's engine, `{ command, args(port) }`: Safari's own on a Mac, else WebKitGTK's on a screen that nobody
 * sees, which is fetched where apt may. Null when there is none.
 */
export async function findWebKit() {
  if (process.platform === 'darwin') return safari()
  return (await webKitGtk()) ?? ((await fetched()) ? webKitGtk() : null)
}

const safari = () =>
  existsSync('/usr/bin/safaridriver')
    ? { command: '/usr/bin/safaridriver', args: (port) => ['-p', String(port)] }
    : null

async function webKitGtk() {
  const found = await Promise.all(['WebKitWebDriver', 'xvfb-run'].map((name) => capture('which', [name])))
  if (found.some(({ code }) => code !== 0)) return null
  const screen = ['-a', '-s', '-screen 0 1280x1024x24']
  return { command: 'xvfb-run', args: (port) => [...screen, 'WebKitWebDriver', `--port=${port}`] }
}

async function fetched() {
  if (process.getuid?.() !== 0 || (await capture('which', ['apt-get'])).code !== 0) return false
  sayDim("  No WebKit yet: getting the system's.")
  await run('apt-get', ['update', '-qq'])
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])) === 0
}
