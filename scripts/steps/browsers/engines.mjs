import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { freePort } from '../ports.mjs'
import { capture } from '../run.mjs'
import { fetchPackages } from '../system-packages.mjs'

/** The browser engines besides Chromium that run the core journeys by WebDriver. `prepare` returns null without one. */
export const ENGINES = {
  webkit: {
    lacks: "Safari's engine (safaridriver on a Mac, WebKitWebDriver and xvfb-run elsewhere)",
    async prepare() {
      const driver = await findWebKit()
      if (!driver) return null
      const port = await freePort()
      return {
        server: { command: driver.command, args: driver.args(port) },
        env: { WEBDRIVER_URL: `http://127.0.0.1:${port}` },
      }
    },
  },
  firefox: {
    lacks: 'Firefox (or its path in FIREFOX_PATH)',
    async prepare() {
      const path = await findFirefox()
      return path && { env: { FIREFOX_PATH: path } }
    },
  },
}

/** Playwright's own builds of the same engines; they are optional. */
export const PLAYWRIGHT_ENGINES = Object.entries({ webkit, firefox }).map(([name, type]) => ({
  name: /** @type {'webkit' | 'firefox'} */ (name),
  isInstalled: existsSync(type.executablePath()),
}))

const NAMES = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path of a Firefox that starts: the configured one, the system's, or one installed by apt; null when none. */
async function findFirefox() {
  return (await present()) ?? ((await fetchPackages('Firefox', ['firefox-esr'])) ? present() : null)
}

async function present() {
  for (const name of [process.env.FIREFOX_PATH, ...NAMES]) {
    if (!name) continue
    const { code, output } = await capture('which', [name])
    const path = output.trim()
    if (code === 0 && (await capture(path, ['--version'])).code === 0) return path
  }
  return null
}

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth']

/**
 * The WebDriver of Safari's engine, `{ command, args(port) }`: Safari's own on a Mac, else WebKitGTK's on a virtual
 * screen, installed by apt where allowed. Null when there is none.
 */
async function findWebKit() {
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
