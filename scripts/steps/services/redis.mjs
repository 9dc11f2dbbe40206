import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../ports.mjs'

const PROGRAM = 'redis-server'
const START_MS = 10_000

/** Whether a temporary Redis can be started here. */
export const isRedisInstalled = () => spawnSync(PROGRAM, ['--version']).status === 0

/**
 * Starts a Redis without files: `{ url, stop, crash, start, freeze, thaw }`. After `crash` it can start again, empty, at
 * the same port; while it is frozen its connections stay open without an answer.
 */
export async function startTemporaryRedis() {
  const port = await freePort()
  let child
  const start = async () => {
    child = spawn(
      PROGRAM,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
      },
    )
    await accepting(port)
  }
  const crash = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    crash,
    stop: crash,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  }
}

async function accepting(port) {
  const end = Date.now() + START_MS
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    if (Date.now() > end) throw new Error('Redis did not start')
    await wait(20)
  }
}
