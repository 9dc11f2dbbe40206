import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { freePort } from '../ports.mjs'
import { findFirefox } from './firefox.mjs'
import { findWebKit } from './webkit.mjs'

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
