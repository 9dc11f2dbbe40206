import { existsSync } from 'node:fs'
import { capture } from '../run.mjs'
import { fetchPackages } from '../system-packages.mjs'

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth']

/**
 * The WebDriver of Safari's engine, `{ command, args(port) }`: Safari's own on a Mac, else WebKitGTK's on a virtual
 * screen, installed by apt where allowed. Null when there is none.
 */
export async function findWebKit() {
  if (process.platform === 'darwin') return safari()
  return (await webKitGtk()) ?? ((await fetchPackages('WebKit', PACKAGES)) ? webKitGtk() : null)
}

const safari = () =>
  existsSync('/usr/bin/safaridriver')
    ? { command: '/usr/bin/safaridriver', args: (port) => ['-p', String(port)] }
    : null

async function webKitGtk() {
  const found = await Promise.all(['WebKitWebDriver', 'xvfb-run'].map((name) => capture('which', [name])))
  if (found.some(({ code }) => code !== 0)) return null
  // Without a reset after the last window: the next one would find no screen for a moment.
  const screen = ['-a', '-s', '-screen 0 1280x1024x24 -noreset']
  return { command: 'xvfb-run', args: (port) => [...screen, 'WebKitWebDriver', `--port=${port}`] }
}
