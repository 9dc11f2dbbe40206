import { rmSync } from 'node:fs'
import { findChromium } from './steps/browsers/chromium.mjs'
import { freePort } from './steps/ports.mjs'
import { giveUp } from './steps/print.mjs'
import { endTogether, PROGRAMS, run } from './steps/run.mjs'

/**
 * Takes screenshots of every page and dialog into screens/index.html; `--only=home,checkout --locale=ar --width=390
 * --theme=dark --state=empty`.
 */
const OPTIONS = ['only', 'locale', 'width', 'theme', 'state']

endTogether()
const choice = {}
for (const argument of process.argv.slice(2)) {
  const [, option, value] = /^--(\w+)=(.+)$/.exec(argument) ?? []
  if (!OPTIONS.includes(option))
    giveUp(`${argument}: there are ${OPTIONS.map((one) => `--${one}=…`).join(' ')}`)
  choice[`SCREENS_${option.toUpperCase()}`] = value
}
const chromium = await findChromium()
if (!chromium) giveUp('No Chromium could be found or fetched: set CHROMIUM_PATH.')
if (Object.keys(choice).length === 0) rmSync('screens', { recursive: true, force: true })
const env = {
  ...process.env,
  ...choice,
  CHROMIUM_PATH: chromium,
  E2E_PORT: process.env.E2E_PORT || String(await freePort()),
  E2E_API_PORT: process.env.E2E_API_PORT || String(await freePort()),
}
const config = '--config=playwright.screens.config.ts'
process.exit(await run(process.execPath, [PROGRAMS.playwright, 'test', config], { env }))
