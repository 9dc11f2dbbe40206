import { readFileSync } from 'node:fs'
import { percentile } from '../times.mjs'

/** A phone, as the owner's target names it: a processor four times as slow as this one. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
}
const SLOWER = 4
/** Until what a page loads in idle time is there, and until a press has been painted and reported. */
const SETTLE_MS = 2000
const BEFORE_MS = 1500
const REPORT_MS = 2500
const MOST_MS = 15_000

/** Web-vitals' build for scripts, in one script with what keeps its last report: an init script has a scope of its own. */
const REPORT =
  'webVitals.onINP((metric) => { window.measuredPress = metric }, { reportAllChanges: true, durationThreshold: 16 })'
const SCRIPT = 'node_modules/web-vitals/dist/web-vitals.attribution.iife.js'

/** The median of the interaction to next paint of a scene, the slowest one, and what its time was spent on. */
export async function measurePress(browser, origin, scene, runs, signIn) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  try {
    if (scene.as) await signIn(context.request, scene.as)
    await context.addInitScript({ content: `${readFileSync(SCRIPT, 'utf8')};${REPORT}` })
    const reports = []
    for (let run = 0; run < runs; run++) reports.push(await pressOnce(context, scene))
    const sorted = reports.toSorted((a, b) => a.ms - b.ms)
    const { ms: slowest } = sorted.at(-1)
    const ms = percentile(
      sorted.map((one) => one.ms),
      0.5,
    )
    return { ...sorted.find((one) => one.ms === ms), slowest }
  } finally {
    await context.close()
  }
}

async function pressOnce(context, { path, before = [], press }) {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'load', timeout: MOST_MS })
    await page.waitForTimeout(SETTLE_MS)
    for (const earlier of before) {
      await earlier(page).evaluate((element) => element.click())
      await page.waitForTimeout(BEFORE_MS)
    }
    const pressed = press(page)
    await pressed.scrollIntoViewIfNeeded({ timeout: MOST_MS })
    await page.waitForTimeout(BEFORE_MS)
    await pressed.tap({ timeout: MOST_MS })
    await page.waitForTimeout(REPORT_MS)
    return await page.evaluate(readReport)
  } finally {
    await page.close()
  }
}

/** Runs in the page. */
function readReport() {
  const metric = window.measuredPress
  if (!metric) throw new Error('The browser reported no press.')
  const { inputDelay, processingDuration, presentationDelay, longestScript } = metric.attribution
  const { entry, intersectingDuration } = longestScript ?? {}
  return {
    ms: metric.value,
    waited: inputDelay,
    handled: processingDuration,
    painted: presentationDelay,
    script: entry ? `${entry.invoker} ${Math.round(intersectingDuration)} ms` : '',
  }
}
