import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/steps/ports.mjs'

interface OwnServers {
  origin: string
  /** what the servers take for now */
  now: () => Date
  moveClockTo: (instant: Date) => void
  stop: () => Promise<void>
}

/** Web and api with demo data of their own, whose clock the test moves on. */
export async function startOwnServers(): Promise<OwnServers> {
  const dir = mkdtempSync(join(tmpdir(), 'diyar-clock-'))
  const clock = join(dir, 'ahead')
  writeFileSync(clock, '0')
  let ahead = 0
  const [port, apiPort] = [await freePort(), await freePort()]
  const servers = spawn(process.execPath, ['scripts/e2e-servers.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      E2E_PORT: String(port),
      E2E_API_PORT: String(apiPort),
      NODE_OPTIONS: `--require ${resolve('e2e/support/movable-clock.cjs')}`,
      CLOCK_AHEAD_FILE: clock,
    },
  })
  const origin = `http://localhost:${port}`
  await expect(() => answers(servers, origin)).toPass({ timeout: 300_000 })
  return {
    origin,
    now: () => new Date(Date.now() + ahead),
    moveClockTo(instant) {
      ahead = instant.getTime() - Date.now()
      writeFileSync(clock, String(ahead))
    },
    async stop() {
      if (servers.exitCode === null) {
        servers.kill('SIGTERM')
        await once(servers, 'exit')
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function answers(servers: ChildProcess, origin: string) {
  expect(servers.exitCode).toBeNull()
  expect((await fetch(origin)).status).toBe(200)
}
