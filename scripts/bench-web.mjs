import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { serveBarePage } from './bench/bare-page.mjs'
import { startLighthouse } from './bench/lighthouse.mjs'
import { loadPage } from './bench/load.mjs'
import { measurePageWeight } from './bench/page-weight.mjs'
import { pagesToMeasure } from './bench/pages.mjs'
import { serveDemo } from './bench/serve-demo.mjs'
import { printTables } from './bench/table.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { findChromium } from './steps/browsers/chromium.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { printDim, printTitle } from './steps/print.mjs'

/** Lighthouse runs for each page; `--runs=0` skips Lighthouse. */
const RUNS = Number(process.argv.find((one) => one.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
/** More than the gateway waits for until it compresses a page densely, and the time that it takes. */
const OFTEN = 8
const COMPRESSED_MS = 250
const LIMIT_MINUTES = 8 + 6 * RUNS
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** Measures the public pages of the production build against a bare page, with fresh demo data; not part of the tests. */
await runBounded(LIMIT_MINUTES, async (later) => {
  await buildWhenStale()
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found to load the pages with.')
  const bare = await serveBarePage()
  later(bare.stop)
  // All requests come from one address, so the rate limit is raised.
  const ours = await serveDemo(later, { CALLS_PER_MINUTE: '1000000' })
  const pages = await measureAll(executablePath, bare, ours, later)
  if (RUNS > 0) await judgeAll(executablePath, pages, later)
  printTables(bare.figures, pages)
})

async function measureAll(executablePath, bare, ours, later) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  later(() => browser.close())
  printTitle('Weight and load')
  bare.figures = await measure(browser, { name: 'bare', url: `${bare.origin}/` }, bare.pid)
  const pages = []
  for (const page of await pagesToMeasure(ours.origin)) {
    pages.push({ ...page, figures: await measure(browser, page, ours.pids.web) })
  }
  await browser.close()
  return pages
}

async function judgeAll(executablePath, pages, later) {
  printTitle('Lighthouse')
  const { judge, stop } = await startLighthouse(chromium, executablePath, BROWSER_ARGS)
  later(stop)
  for (const page of pages) {
    page.simulated = await judge(page, RUNS, 'simulate')
    page.applied = await judge(page, RUNS, 'devtools')
  }
}

async function measure(browser, { name, url }, pid) {
  printDim(`  ${name}`)
  // A page that is asked for often is compressed densely, a moment later.
  for (let asked = 0; asked < OFTEN; asked++) {
    await (await fetch(url)).text()
    await pause(COMPRESSED_MS)
  }
  const plainBytes = (await (await fetch(url)).arrayBuffer()).byteLength
  const weight = await measurePageWeight(browser, url)
  return { plainBytes, ...weight, ...(await loadPage(url, pid)) }
}
