import { join } from 'node:path'

/** Environment variables of the commands; the api validates them again (server/environment.ts). */
export function readSettings(env = process.env) {
  const port = Number(env.PORT || 3000)
  const apiPort = Number(env.API_PORT || 4000)
  const mode = env.APP_MODE || (env.NODE_ENV === 'production' ? 'production' : 'demo')
  const dataDir = env.DATA_DIR || '.data'
  return {
    mode,
    port,
    apiPort,
    dataDir,
    logDir: join(dataDir, 'logs'),
    apiWorkers: Number(env.API_WORKERS || 0),
    webWorkers: Number(env.WEB_WORKERS || 0),
    database: env.DATABASE_URL ? 'postgresql' : 'embedded',
    childEnv: {
      ...env,
      APP_MODE: mode,
      DATA_DIR: dataDir,
      PORT: String(port),
      API_PORT: String(apiPort),
      API_ORIGIN: env.API_ORIGIN || `http://127.0.0.1:${apiPort}`,
      // Not generated in production: without a real secret the api refuses to start.
      ...(mode === 'demo' ? demoOrigins(env, port, apiPort) : {}),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}

/** Where a running `npm start` notes its process id. */
export const pidFileOf = ({ dataDir }) => join(dataDir, 'diyar.pid')

/** A demo runs without a proxy: browsers open the socket at the api's own port. */
function demoOrigins(env, port, apiPort) {
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const { protocol, hostname } = new URL(origin)
  return {
    PUBLIC_ORIGIN: origin,
    REALTIME_ORIGIN: env.REALTIME_ORIGIN || `${protocol}//${hostname}:${apiPort}`,
  }
}
