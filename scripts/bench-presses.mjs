import { randomInt } from 'node:crypto'
import { chromium } from '@playwright/test'
import { measurePress } from './bench/presses/measure.mjs'
import { SCENES } from './bench/presses/scenes.mjs'
import { serveDemo } from './bench/serve-demo.mjs'
import { runBounded } from './bench/time-limit.mjs'
import { findChromium } from './steps/browsers/chromium.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { option } from './steps/options.mjs'
import { print, printTitle } from './steps/print.mjs'

/** `--runs=3` of each press, `--only=heart` those whose name has the word, `--url=` a server that runs already. */
const RUNS = Number(option('runs', 3))
const ONLY = option('only', '')
const TARGET_MS = 100
const LIMIT_MINUTES = 10 * RUNS
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
const HEAD = ['press', 'median ms', 'slowest ms', 'waited', 'handled', 'until painted', 'longest script', '']

/** How long presses take to show on a phone, against the target; not part of the tests. */
await runBounded(LIMIT_MINUTES, async (later) => {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found to press in.')
  const origin = option('url') ?? (await serveFresh(later))
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  later(() => browser.close())
  printTitle(`Interaction to next paint on a phone four times as slow, median of ${RUNS}`)
  for (const cells of [HEAD, HEAD.map(() => '---')]) printCells(cells)
  for (const scene of SCENES.filter(({ name }) => name.includes(ONLY))) {
    const row = measurePress(browser, origin, scene, RUNS, signIn).then(
      (report) => rowOf(scene.name, report),
      (error) => [
        scene.name,
        ...HEAD.slice(2).map(() => '–'),
        `not measured: ${error.message.split('\n')[0]}`,
      ],
    )
    printCells(await row)
  }
})

function printCells(cells) {
  print(`| ${cells.join(' | ')} |`)
}

async function serveFresh(later) {
  await buildWhenStale()
  return (await serveDemo(later, { CALLS_PER_MINUTE: '1000000' })).origin
}

function rowOf(name, { ms, slowest, waited, handled, painted, script }) {
  const times = [ms, slowest, waited, handled, painted].map((one) => String(Math.round(one)))
  return [name, ...times, script, ms <= TARGET_MS ? 'met' : `missed (${TARGET_MS})`]
}

const DEMO_HOST_PHONE = '500000002'

/** Signs in a new guest or the demo's host; the cookies land in the browser of the request. */
async function signIn(request, who) {
  const phone = who === 'host' ? DEMO_HOST_PHONE : `55${String(randomInt(1e7)).padStart(7, '0')}`
  const answer = await post(request, `/api/v1/user/${who === 'host' ? 'login' : 'signup'}`, { phone })
  await post(request, '/api/session', { phone, otp: answer.otp ?? answer.user.otp })
}

async function post(request, path, data) {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}.`)
  return response.json()
}
