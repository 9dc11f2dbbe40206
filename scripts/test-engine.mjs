import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { ENGINES } from './steps/browsers/engines.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { freePort } from './steps/ports.mjs'
import { giveUp, print } from './steps/print.mjs'
import { PROGRAMS, run } from './steps/run.mjs'
import { waitForAnswer } from './steps/wait-for-answer.mjs'

/** Runs the core journeys in an engine other than Chromium, on fresh servers or on those of BASE_URL. */
const [, , ENGINE] = process.argv
const engine = ENGINES[ENGINE]
if (!engine) giveUp(`Which engine? There are ${Object.keys(ENGINES).join(', ')}.`)
const prepared = await engine.prepare()
if (!prepared) giveUp(`Not found: ${engine.lacks}.`)

if (!process.env.BASE_URL) await buildWhenStale()
const children = []
const WATCH_PORT = process.env.WATCH_PORT || String(await freePort())
const ports = {
  E2E_PORT: process.env.E2E_PORT || String(await freePort()),
  E2E_API_PORT: process.env.E2E_API_PORT || String(await freePort()),
  // The browsers connect through the proxy of e2e/engines/watch.ts, whose origin the socket must accept.
  E2E_PUBLIC_ORIGIN: `http://localhost:${WATCH_PORT}`,
}
const start = (command, args) =>
  children.push(spawn(command, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...ports } }))
const isOver = () => children.some(({ exitCode }) => exitCode !== null)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(1))

const BASE_URL = process.env.BASE_URL || `http://localhost:${ports.E2E_PORT}`
const { server, env } = prepared
if (server) start(server.command, server.args)
if (!process.env.BASE_URL) start(process.execPath, ['scripts/e2e-servers.mjs'])
const isReady =
  (!server || (await waitForAnswer(`${env.WEBDRIVER_URL}/status`, isOver))) &&
  (await waitForAnswer(BASE_URL, isOver))
if (!isReady) {
  print(`${ENGINE} or the servers did not start.`)
  leave(1)
}
mkdirSync('test-results', { recursive: true })
leave(
  await run(process.execPath, [PROGRAMS.tsx, 'e2e/engines/main.ts'], {
    env: { ...process.env, ...env, BASE_URL, WATCH_PORT, ENGINE },
  }),
)

/** Each process has its own group, so that its children end with it on any exit. */
function leave(code) {
  for (const { pid, exitCode, signalCode } of children)
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
  process.exit(code)
}
