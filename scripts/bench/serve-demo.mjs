import { freePort } from '../steps/ports.mjs'
import { seedDatabase, serve } from '../steps/serve.mjs'
import { readSettings } from '../steps/settings.mjs'
import { benchFolder } from './bench-folder.mjs'

/**
 * Both processes with fresh demo data, on the embedded database unless `env` names another one:
 * `{ origin, apiOrigin, folder, pids }`.
 */
export async function serveDemo(later, env = {}) {
  const folder = env.DATA_DIR ?? benchFolder(later)
  const [port, apiPort] = [await freePort(), await freePort()]
  const settings = readSettings({
    ...process.env,
    APP_MODE: 'demo',
    DATABASE_URL: '',
    DATA_DIR: folder,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ORIGIN: '',
    PUBLIC_ORIGIN: '',
    // What is measured would depend on how far the background has come.
    PICTURE_AVIF: '0',
    ...env,
  })
  if (!env.DATABASE_URL && (await seedDatabase(settings)) !== 0)
    throw new Error('The demo could not be seeded.')
  const running = await serve(settings, { logDir: settings.logDir })
  later(running.stop)
  if (!running.isReady) throw new Error('The demo does not answer.')
  const [origin, apiOrigin] = [port, apiPort].map((one) => `http://127.0.0.1:${one}`)
  return { origin, apiOrigin, folder, pids: { web: running.webPid, api: running.apiPid } }
}
