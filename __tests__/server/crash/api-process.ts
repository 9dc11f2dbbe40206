import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The api as it is built for production; inside node_modules, so that it finds its packages. */
export function bundleApi(): string {
  const folder = join(process.cwd(), `node_modules/.cache/diyar-crash-${process.pid}`)
  const script = `import { bundleApi } from './scripts/steps/bundle.mjs'; await bundleApi(process.argv[1])`
  execFileSync(process.execPath, ['--input-type=module', '-e', script, folder])
  return join(folder, 'main.mjs')
}

interface LogLine {
  /** 30 is info, 40 a warning, 50 an error */
  level: number
  msg: string
}

export interface ApiProcess {
  origin: string
  pid: number
  /** Whether it has not ended yet. */
  isAlive(): boolean
  /** What it has logged so far. */
  log(): LogLine[]
  post(
    path: string,
    token: string,
    key: string,
    body: unknown,
  ): Promise<{ status: number; body: { _id: string; code: string } } | null>
  /** Kills it with SIGKILL, as a power cut would; nothing happens to one that has ended. */
  kill(): Promise<void>
  /** Stops it with SIGTERM; throws on a non-zero exit code. */
  stop(): Promise<void>
}

const PATIENCE_MS = 50_000

interface Launched {
  child: ChildProcess
  origin: string
  /** What it has written so far. */
  output(): string
  errors(): string
  isReady(): Promise<boolean>
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

/** Starts the api and does not wait for it. */
export async function launchApi(
  bundle: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Launched> {
  const port = await freePort()
  const { DATABASE_URL: _url, NODE_OPTIONS: _options, ...outer } = process.env
  const env = { ...outer, APP_MODE: 'demo', DATA_DIR: dataDir, API_PORT: String(port), ...settings }
  const child = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text
    })
  }
  const origin = `http://127.0.0.1:${port}`
  return {
    child,
    origin,
    output: () => written.stdout,
    errors: () => written.stderr,
    isReady: async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false,
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
}

export async function startApi(
  bundle: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ApiProcess> {
  const launched = await launchApi(bundle, dataDir, settings)
  const { child, origin, output } = launched
  await ready(launched).catch((problem) => {
    // One that nobody knows would outlive the tests.
    child.kill('SIGKILL')
    throw problem
  })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = isAlive() ? once(child, 'exit') : undefined
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    origin,
    pid: child.pid ?? 0,
    isAlive,
    log: () =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    post: (path, token, key, body) => post(`${origin}/api/v1${path}`, token, key, body),
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const code = await end('SIGTERM')
      if (code !== 0) throw new Error(`the api ended with code ${code}`)
    },
  }
}

async function ready({ child, isReady, errors }: Launched): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the api ended with code ${child.exitCode}: ${errors()}`)
    if (await isReady()) return
    await pause(40)
  }
  throw new Error(`the api did not become ready: ${errors()}`)
}

/** Null when the process died before it answered, so that nothing was acknowledged. */
async function post(url: string, token: string, key: string, body: unknown) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
  } catch {
    return null
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
