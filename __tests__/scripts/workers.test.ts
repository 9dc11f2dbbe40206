import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@/scripts/steps/ports.mjs'
import { eventually } from '../eventually'

const CONNECTIONS = 8
/** A connection that was just given to a worker that is killed is never answered. */
const ANSWER_MS = 10_000
const PATIENCE_MS = 60_000
/** Inside node_modules, so that it finds its packages. */
const BUNDLE = join(process.cwd(), `node_modules/.cache/diyar-worker-${process.pid}.mjs`)
const started = new Set<ChildProcess>()
beforeAll(() => {
  const esbuild = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--packages=external',
    `--outfile=${BUNDLE}`,
  ]
  const source = join(__dirname, 'a-worker.ts')
  execFileSync('node_modules/esbuild/bin/esbuild', [source, '--log-level=warning', ...esbuild])
})
afterAll(() => rmSync(BUNDLE, { force: true }))
afterEach(async () => {
  const ended = [...started].map((child) => once(child, 'close'))
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(ended)
})

/** Two workers of a server on one port, by the same script as `npm start` uses. */
async function startWorkers(server: 'web' | 'api' | 'never') {
  const port = String(await freePort())
  const args = ['scripts/workers.mjs', BUNDLE, '2']
  const env = { ...process.env, PORT: port, SERVER: server }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  started.add(child)
  child.once('close', () => started.delete(child))
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output }
}

/** The process that answers on a connection of an agent; rejects when the request is lost. */
function pidAt(origin: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = get(origin, { agent, timeout: ANSWER_MS }, (answer) => {
      let body = ''
      answer.on('data', (part) => {
        body += part
      })
      answer.on('end', () => resolve(Number(body)))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
  })
}

/** The processes that answer, each on new connections. */
async function pidsAt(origin: string): Promise<Set<number>> {
  const answers = Array.from({ length: 2 * CONNECTIONS }, () =>
    pidAt(origin, new Agent({ keepAlive: false })),
  )
  return new Set(await Promise.all(answers))
}

/** Requests without a pause on connections that stay open, as a proxy has them; counts those that were lost. */
function traffic(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const counts = { answered: 0, lost: [] as string[] }
  let isOver = false
  const client = async () => {
    while (!isOver) {
      await pidAt(origin, agent).then(
        () => counts.answered++,
        ({ code, message }) => counts.lost.push(code ?? message),
      )
    }
  }
  const all = Promise.all(Array.from({ length: CONNECTIONS }, client))
  return async () => {
    isOver = true
    await all
    agent.destroy()
    return counts
  }
}

test.each(['web', 'api'] as const)(
  'two workers of the %s share a port, are counted together, are replaced one by one without a lost request, and end together',
  async (server) => {
    const { child, origin, output } = await startWorkers(server)
    await eventually(async () => (await pidsAt(origin)).size === 2, PATIENCE_MS)
    const before = await pidsAt(origin)
    expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^workers 2$/m)
    const stopTraffic = traffic(origin)
    child.kill('SIGHUP')
    await eventually(() => output().includes('are replaced'), PATIENCE_MS)
    const after = await pidsAt(origin)
    const { answered, lost } = await stopTraffic()
    expect([...after].filter((pid) => before.has(pid))).toEqual([])
    expect(after.size).toBe(2)
    expect(answered).toBeGreaterThan(CONNECTIONS)
    expect(lost).toEqual([])
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  },
  2 * PATIENCE_MS,
)

test('a stop signal while the first worker starts ends everything with code 0 and no complaint', async () => {
  const { child, output } = await startWorkers('never')
  await eventually(() => output().includes('starting'), PATIENCE_MS)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output()).toBe('starting\n')
})

test(
  'a worker that is killed is started again, while the other one answers',
  async () => {
    const { origin } = await startWorkers('web')
    await eventually(async () => (await pidsAt(origin)).size === 2, PATIENCE_MS)
    const [victim = 0] = await pidsAt(origin)
    process.kill(victim, 'SIGKILL')
    await eventually(async () => {
      const pids = await pidsAt(origin)
      return pids.size === 2 && !pids.has(victim)
    }, PATIENCE_MS)
  },
  2 * PATIENCE_MS,
)
