import { existsSync } from 'node:fs'
import { printDim } from '../print.mjs'
import { capture, PROGRAMS, run } from '../run.mjs'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium that starts: the configured one, the system's, playwright's own, or a new download; null when
 * none.
 */
export async function findChromium() {
  return (await present()) ?? (await fetched())
}

async function present() {
  const candidates = [process.env.CHROMIUM_PATH, ...(await systemPaths()), await playwrightPath()]
  for (const path of candidates) {
    if (path && existsSync(path) && (await starts(path))) return path
  }
  return null
}

/** A stub package, or a browser without its libraries, exits with an error. */
async function starts(path) {
  return (await capture(path, ['--version'])).code === 0
}

async function systemPaths() {
  const answers = await Promise.all(SYSTEM_NAMES.map((name) => capture('which', [name])))
  return answers.filter(({ code }) => code === 0).map(({ output }) => output.trim())
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

const isRoot = () => process.getuid?.() === 0

const WAYS = [
  {
    what: "playwright's Chromium",
    get: () => run(process.execPath, [PROGRAMS.playwright, 'install', 'chromium']),
  },
  {
    what: "the libraries of playwright's Chromium",
    onlyRoot: true,
    get: () => run(process.execPath, [PROGRAMS.playwright, 'install-deps', 'chromium']),
  },
  {
    what: "the system's Chromium",
    onlyRoot: true,
    get: async () => {
      await run('apt-get', ['update', '-qq'])
      return run('apt-get', ['install', '-y', '-qq', 'chromium'])
    },
  },
]

async function fetched() {
  for (const way of WAYS) {
    if (way.onlyRoot && !isRoot()) continue
    printDim(`  No Chromium yet: getting ${way.what}.`)
    await way.get()
    const path = await present()
    if (path) return path
  }
  return null
}
