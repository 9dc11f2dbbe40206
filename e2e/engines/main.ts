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
const { BASE_URL = '', WATCH_PORT, ENGINE = '', REPORT_FILE, ONLY } = process.env
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
      const start = Date.now()
      const failures = await attempt(watch, locale, journey, `test-results/${ENGINE}-${locale}-${i}.png`)
      report[failures.length > 0 ? 'failed' : 'passed'] += 1
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      process.stdout.write(`  ${failures.length > 0 ? '✘' : '✓'} ${title} (${seconds} s)\n`)
      for (const failure of failures) process.stdout.write(`    ${failure}\n`)
    }
  }
  watch.close()
  if (REPORT_FILE) writeFileSync(REPORT_FILE, JSON.stringify(report))
  process.exitCode = report.failed > 0 ? 1 : 0
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
    failures.push(reason instanceof Error ? reason.message : String(reason))
    writeFileSync(picture, Buffer.from(await driver.takeScreenshot(), 'base64'))
  } finally {
    await driver.quit()
  }
  return [...failures, ...watch.heard().map((said) => `The page complained: ${said}`)]
}
