import { existsSync, rmSync } from 'node:fs'
import { STATIC_FOLDER } from '../../gateway/static-folder.mjs'
import { bundleApi, bundleGateway } from './bundle.mjs'
import { compressFiles } from './compress-files.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { giveUp, printDim, stepOf } from './print.mjs'
import { PROGRAMS, runSilently } from './run.mjs'

const SOURCES = [
  ...['app', 'components', 'gateway', 'lib', 'messages', 'public', 'server'],
  ...[
    'middleware.ts',
    'next.config.mjs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'scripts/steps/build.mjs',
    'scripts/steps/bundle.mjs',
    'scripts/steps/compress-files.mjs',
  ],
]
const API_FOLDER = 'dist/server'
const GATEWAY_FOLDER = 'dist/gateway'

const STAMP = 'dist/built'
const RESULTS = [
  'dist/server/main.mjs',
  'dist/server/seed.mjs',
  'dist/gateway/main.mjs',
  '.next/BUILD_ID',
  STATIC_FOLDER,
]

/** Builds both processes when a source has changed since the last build. `withApi` is work that needs the api alone. */
export async function buildWhenStale(withApi = async () => {}) {
  const isBuilt = await oneAtATime('building', async () => {
    const current = fingerprint(SOURCES)
    if (readStamp(STAMP) === current && RESULTS.every((file) => existsSync(file))) return false
    rmSync(STAMP, { force: true })
    await stepOf('Building the api', buildApi)
    // The stamp does not wait for the other work, which may fail: the build is whole without it.
    await Promise.all([buildWebAndStamp(current), withApi()])
    return true
  })
  if (isBuilt) return
  printDim('The build is up to date.')
  await withApi()
}

async function buildWebAndStamp(current) {
  await stepOf('Building the web', buildWeb)
  writeStamp(STAMP, current)
}

async function buildApi() {
  rmSync(API_FOLDER, { recursive: true, force: true })
  await bundleApi(API_FOLDER).catch(() => giveUp('The api could not be built: see the lines above.'))
}

async function buildWeb() {
  rmSync(GATEWAY_FOLDER, { recursive: true, force: true })
  await bundleGateway(GATEWAY_FOLDER).catch(() => giveUp('The web could not be built: see the lines above.'))
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await runSilently(process.execPath, [PROGRAMS.next, 'build'], {
    env,
    otherwise: 'The web could not be built',
  })
  await compressFiles(STATIC_FOLDER)
}
