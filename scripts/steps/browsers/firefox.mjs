import { capture } from '../run.mjs'
import { fetchPackages } from '../system-packages.mjs'

const NAMES = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path of a Firefox that starts: the configured one, the system's, or one installed by apt; null when none. */
export async function findFirefox() {
  return (await present()) ?? ((await fetchPackages('Firefox', ['firefox-esr'])) ? present() : null)
}

async function present() {
  for (const name of [process.env.FIREFOX_PATH, ...NAMES]) {
    if (!name) continue
    const { code, output } = await capture('which', [name])
    const path = output.trim()
    if (code === 0 && (await capture(path, ['--version'])).code === 0) return path
  }
  return null
}
