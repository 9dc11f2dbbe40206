import { greet } from './steps/greeting.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { giveUp, print, timed } from './steps/print.mjs'
import { startProcess, stopProcess } from './steps/processes.mjs'
import { PROGRAMS, run } from './steps/run.mjs'
import { readSettings } from './steps/settings.mjs'

checkNodeVersion()
await ensureInstalled()
const settings = readSettings({ ...process.env, APP_MODE: process.env.APP_MODE || 'demo' })
const env = { ...settings.childEnv, NODE_ENV: 'development' }

const code = await timed('Preparing the data', () =>
  run(process.execPath, [PROGRAMS.tsx, 'server/db/seed/main.ts'], { env }),
)
if (code !== 0) giveUp('The data could not be prepared: see the line above.')

const api = startProcess('api', [PROGRAMS.tsx, 'watch', '--clear-screen=false', 'server/main.ts'], { env })
const web = startProcess('web', [PROGRAMS.tsx, 'gateway/main.ts'], { env })
greet({ ...settings, logDir: null })

let isLeaving = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(0))
const ended = await Promise.race(
  [api, web].map((one) => one.ended.then((exitCode) => ({ name: one.name, exitCode }))),
)
if (!isLeaving) print(`The ${ended.name} ended with code ${ended.exitCode}.`)
await leave(1)

async function leave(exitCode) {
  if (isLeaving) return
  isLeaving = true
  await stopProcess(web)
  await stopProcess(api)
  process.exit(exitCode)
}
