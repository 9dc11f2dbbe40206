import { writeFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import ar from '../../messages/ar.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { openBrowser, type Width } from './browser'
import { GUEST_JOURNEYS } from './guest-journeys'
import { HOST_JOURNEYS } from './host-journeys'
import { LOGIN_JOURNEYS } from './login-journeys'
import { pageOf } from './page'
import { anAddress } from './people'
import type { Journey } from './visit'
import { startWatch, type Watch } from './watch'

/** Every journey in both languages, each in a window of its own: `BASE_URL`, the engine, and where the report goes. */
const { BASE_URL = '', WATCH_PORT, ENGINE = '', REPORT_FILE, ONLY, CI } = process.env
/** As in playwright.config.ts: a further try only for the total of `npm test`, which names who needed one. */
const TRIES = CI ? 2 : 1
const JOURNEYS = Object.entries({ ...GUEST_JOURNEYS, ...LOGIN_JOURNEYS, ...HOST_JOURNEYS })
const CATALOGUES = { ar, en }
const WIDTHS: Record<keyof typeof CATALOGUES, Width> = { ar: 'phone', en: 'desktop' }
const report = { passed: 0, failed: 0 }

void main()

async function main() {
  const watch = await startWatch(BASE_URL, Number(WATCH_PORT || 0))
  for (const locale of ['ar', 'en'] as const) {
    for (const [i, [name, journey]] of JOURNEYS.entries()) {
      const title = `${locale} · ${WIDTHS[locale]} · ${name}`
      if (ONLY && !title.includes(ONLY)) continue
      const picture = `test-results/${ENGINE}-${locale}-${i}.png`
      const isPassed = await passes(title, () => attempt(watch, locale, journey, picture))
      report[isPassed ? 'passed' : 'failed'] += 1
    }
  }
  watch.close()
  if (REPORT_FILE) writeFileSync(REPORT_FILE, JSON.stringify(report))
  process.exitCode = report.failed > 0 ? 1 : 0
}

async function passes(title: string, once: () => Promise<string[]>): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const start = Date.now()
    const failures = await once().catch((reason: unknown) => [String(reason)])
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    print(`${failures.length > 0 ? '✘' : '✓'} ${ENGINE} · ${title} (${seconds} s)`)
    for (const failure of failures) print(`  ${failure}`)
    if (failures.length > 0) continue
    if (tries > 1) print(`Passed only on a further try: ${title}`)
    return true
  }
  return false
}

function print(line: string): void {
  process.stdout.write(`  ${line}\n`)
}

/** Empty when all went well, else the reason, with a picture of where it ended, and everything the pages complained of. */
async function attempt(watch: Watch, locale: 'ar' | 'en', journey: Journey, picture: string) {
  watch.beginAs(anAddress())
  const driver = await openBrowser(WIDTHS[locale])
  const page = pageOf(driver, watch.origin)
  const translate = createTranslator({ locale, messages: CATALOGUES[locale] as Record<string, unknown> })
  const failures: string[] = []
  try {
    await journey({
      ...page,
      origin: watch.origin,
      locale,
      width: WIDTHS[locale],
      t: (key, values) => translate(key as never, values as never),
      open: (path) => page.open(locale === 'en' ? `/en${path === '/' ? '' : path}` : path),
    })
  } catch (reason) {
    failures.push(reason instanceof Error ? causeOf(reason) : String(reason))
    failures.push(`At ${await driver.getCurrentUrl()}`)
    writeFileSync(picture, Buffer.from(await driver.takeScreenshot(), 'base64'))
  } finally {
    await driver.quit()
  }
  return [...failures, ...watch.heard().map((said) => `The page complained: ${said}`)]
}

/** A driver's error may have no message, and then its name and the line of the journey say what happened. */
function causeOf({ name, message, stack }: Error): string {
  const line = stack?.split('\n').find((one) => one.includes('-journeys'))
  return [message || name, line?.trim()].filter(Boolean).join('\n')
}
