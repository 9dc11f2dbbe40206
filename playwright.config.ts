import { defineConfig } from '@playwright/test'
import { PLAYWRIGHT_ENGINES } from './scripts/steps/browsers/engines.mjs'

const port = process.env['E2E_PORT'] || '3100'
/** A server that runs already, instead of one with fresh data. */
const runningServer = process.env['BASE_URL']
const baseURL = runningServer || `http://localhost:${port}`
const reportFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

const chromium = {
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  },
}

/** What depends on neither language nor width runs once: it costs minutes and would say the same again. Light is looked at on phones by page-standards. */
const ONLY_ON_DESKTOP =
  /(accessibility|attacks|balance|console\/table|content-policy|earnings|focus-return|gateway|keyboard|market|oldest-browsers|promotions|two-step|vendor-listings|vendor-members|routes)\.spec\.ts/
const ONLY_ON_PHONE =
  /(calendar|console\/content|content-pages|dark|deposit-claims|early-press|favourites|messages|notifications|offline|page-scroll|page-sizes|page-standards|profile|readable|reviews|room-types|split|taken-dates|typed-addresses|vendor-bookings|vendor-onboarding|wizard|wizard-controls|wizard-types)\.spec\.ts/
/** Tests of a spec that runs in both projects may ask for one of them by their tag: where width and language change nothing. */
const TAG = { phone: /@phone/, desktop: /@desktop/ }
/** What playwright's own builds of other engines run, where somebody has installed them. */
const CORE = /(first-journey|home|search|listing|account)\.spec\.ts/

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'ar-SA', hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'en-US' }

/** Without the path and the switches of Chromium. */
const itself = <Name extends string>(browserName: Name) => ({ browserName, launchOptions: {} })
const OTHERS = {
  webkit: { name: 'phone-webkit-ar', use: { ...PHONE, ...itself('webkit'), isMobile: true } },
  firefox: { name: 'desktop-firefox-en', use: { ...DESKTOP, ...itself('firefox') } },
}
const installed = PLAYWRIGHT_ENGINES.filter(({ isInstalled }) => isInstalled)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Patience costs nothing where all is well, and a machine that does much else needs it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // More than the two cores that CI has: a third of each journey is waiting for motion and timers.
  workers: 3,
  // Further tries only for the total of `npm test`, which names each test that needed one.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL,
    // What never comes fails before the patience of the whole test, which waits six minutes for a long journey.
    actionTimeout: 60_000,
    timezoneId: 'Asia/Riyadh',
    serviceWorkers: 'block',
    ...chromium,
  },
  projects: [
    {
      name: 'phone-ar',
      testIgnore: ONLY_ON_DESKTOP,
      grepInvert: TAG.desktop,
      use: { ...PHONE, isMobile: true },
    },
    { name: 'desktop-en', testIgnore: ONLY_ON_PHONE, grepInvert: TAG.phone, use: DESKTOP },
    // By keys and by ear the order of a page counts: Arabic on a wide screen too.
    { name: 'desktop-ar', testMatch: /by-keyboard\/.*\.spec\.ts/, use: { ...DESKTOP, locale: 'ar-SA' } },
    ...installed.map(({ name }) => ({ ...OTHERS[name], testMatch: CORE })),
  ],
  ...(runningServer
    ? {}
    : {
        webServer: {
          // `exec`: a shell in between would outlive a playwright that was killed, and hide its end from the servers.
          command: 'exec node scripts/e2e-servers.mjs',
          url: baseURL,
          timeout: 600_000,
          stdout: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
        },
      }),
})
