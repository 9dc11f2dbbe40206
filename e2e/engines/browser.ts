import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, WebDriver } from 'selenium-webdriver'
import { speakMarionette } from './marionette'

/** A phone as narrow as each window becomes: WebKitGTK's tools take 447 px, Firefox's 450; every rule for phones holds there. */
const WINDOWS = {
  phone: { x: 0, y: 0, width: 390, height: 844 },
  desktop: { x: 0, y: 0, width: 1280, height: 900 },
}
export type Width = keyof typeof WINDOWS
const BOUND_MS = 30_000

/** A window of its own, without cookies of anybody. */
export async function openBrowser(width: Width): Promise<WebDriver> {
  const { WEBDRIVER_URL, FIREFOX_PATH } = process.env
  const driver = await withinBound(
    FIREFOX_PATH ? startFirefox(FIREFOX_PATH) : startWebKit(WEBDRIVER_URL ?? ''),
  )
  await driver.manage().setTimeouts({ pageLoad: BOUND_MS, script: BOUND_MS })
  await driver.manage().window().setRect(WINDOWS[width])
  return driver
}

/** WebKitGTK's driver waits for a window that could not open without an end. */
async function withinBound<T>(starting: Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const late = pause(BOUND_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error('the browser did not start')
  })
  late.catch(() => undefined)
  return Promise.race([starting, late]).finally(() => giveUp.abort())
}

/** Safari on a Mac, WebKitGTK's MiniBrowser elsewhere. */
function startWebKit(server: string) {
  const browserName = process.platform === 'darwin' ? 'safari' : 'MiniBrowser'
  return new Builder().usingServer(server).withCapabilities(new Capabilities({ browserName })).build()
}

const PREFERENCES = {
  'marionette.port': 0,
  'remote.prefs.recommended': true,
  'intl.accept_languages': 'ar-SA, ar',
}

/** A Firefox with a folder of its own, which it also tells its port in. */
async function startFirefox(program: string) {
  const profile = mkdtempSync(join(tmpdir(), 'diyar-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const firefox = spawn(program, args, { stdio: 'ignore' })
  const ended = new Promise((resolve) => firefox.once('exit', resolve))
  const executor = await speakMarionette(await portIn(join(profile, 'MarionetteActivePort')))
  return WebDriver.createSession(executor, new Capabilities(), async () => {
    // The profile is deleted, so an orderly exit is not needed.
    firefox.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  })
}

async function portIn(file: string): Promise<number> {
  const end = Date.now() + BOUND_MS
  while (Date.now() < end) {
    const port = Number(await readFile(file, 'utf8').catch(() => ''))
    if (port > 0) return port
    await pause(100)
  }
  throw new Error('Firefox did not start.')
}
