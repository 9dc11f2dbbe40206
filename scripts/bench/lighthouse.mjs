import { freePort } from '../steps/ports.mjs'
import { printDim } from '../steps/print.mjs'

/** Lighthouse options; the default form factor is a slow phone on a slow network. */
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
}
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

/**
 * A Chromium that Lighthouse drives: `judge(page, runs, throttling)` returns the median of each figure; Lighthouse
 * estimates the times of a slow phone (`simulate`) or slows the browser down (`devtools`).
 */
export async function startLighthouse(chromium, executablePath, args) {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })

  async function judgeOnce(url, throttlingMethod) {
    const onlyCategories = Object.values(CATEGORIES)
    const options = { port, output: 'json', logLevel: 'error', onlyCategories, throttlingMethod }
    const { lhr } = await lighthouse(url, options)
    if (lhr.runtimeError) throw new Error(`Lighthouse could not open ${url}: ${lhr.runtimeError.message}`)
    return { ...scoresOf(lhr), ...timesOf(lhr) }
  }

  async function judge({ name, url }, runs, throttling) {
    const results = []
    for (let run = 1; run <= runs; run++) {
      const result = await judgeOnce(url, throttling)
      printDim(
        `  ${name}, ${throttling}, run ${run} of ${runs}: performance ${result.performance}, LCP ${Math.round(result.lcp)} ms`,
      )
      results.push(result)
    }
    const names = Object.keys(results[0])
    return { runs, ...Object.fromEntries(names.map((one) => [one, median(results.map((r) => r[one]))])) }
  }

  return { judge, stop: () => browser.close() }
}

const scoresOf = ({ categories }) => mapValues(CATEGORIES, (id) => Math.round(categories[id].score * 100))
const timesOf = ({ audits }) => mapValues(TIMES, (id) => audits[id].numericValue)

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

function median(values) {
  return values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
