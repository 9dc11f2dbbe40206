import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { waitForAnswer } from './steps/answers.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { freePort } from './steps/ports.mjs'
import { PROGRAMS, run } from './steps/run.mjs'
import { giveUp, say } from './steps/say.mjs'
import { findWebKit } from './steps/webkit.mjs'

/** The core journeys in Safari's engine, on servers of their own with fresh data, or on those of BASE_URL. */
const webKit = await findWebKit()
if (!webKit)
  giveUp('No driver of WebKit was found: safaridriver on a Mac, WebKitWebDriver and xvfb-run elsewhere.')

if (!process.env.BASE_URL) await buildWhenStale()
const children = []
const ports = {
  E2E_PORT: process.env.E2E_PORT || String(await freePort()),
  E2E_API_PORT: process.env.E2E_API_PORT || String(await freePort()),
}
const start = (command, args) =>
  children.push(spawn(command, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...ports } }))
const isOver = () => children.some(({ exitCode }) => exitCode !== null)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(1))

const port = await freePort()
start(webKit.command, webKit.args(port))
const BASE_URL = process.env.BASE_URL || `http://localhost:${ports.E2E_PORT}`
if (!process.env.BASE_URL) start(process.execPath, ['scripts/e2e-servers.mjs'])
const WEBDRIVER_URL = `http://127.0.0.1:${port}`
const isReady =
  (await waitForAnswer(`${WEBDRIVER_URL}/status`, isOver)) && (await waitForAnswer(BASE_URL, isOver))
if (!isReady) {
  say('WebKit or the servers did not start.')
  leave(1)
}
mkdirSync('test-results', { recursive: true })
leave(
  await run(process.execPath, [PROGRAMS.tsx, 'e2e/webkit/main.ts'], {
    env: { ...process.env, BASE_URL, WEBDRIVER_URL },
  }),
)

/** Each was started as a group of its own, so that what it has started ends with it, whatever ends us. */
function leave(code) {
  for (const { pid, exitCode, signalCode } of children)
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
  process.exit(code)
}
