import { writeFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import ar from '../../messages/ar.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { openBrowser } from './browser'
import { JOURNEYS, type Journey } from './journeys'
import { pageOf } from './page'

/** Every journey in both languages, each in a window of its own: `BASE_URL`, `WEBDRIVER_URL`, and where the report goes. */
const { BASE_URL = '', WEBDRIVER_URL = '', REPORT_FILE, ONLY } = process.env
const CATALOGUES = { ar, en }
const report = { passed: 0, failed: 0 }

void main()

async function main() {
  for (const locale of ['ar', 'en'] as const) {
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      if (ONLY && !`${locale} ${name}`.includes(ONLY)) continue
      const start = Date.now()
      const failure = await attempt(locale, journey)
      report[failure ? 'failed' : 'passed'] += 1
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      process.stdout.write(`  ${failure ? '✘' : '✓'} ${locale} · ${name} (${seconds} s)\n`)
      if (failure) process.stdout.write(`    ${failure}\n`)
    }
  }
  if (REPORT_FILE) writeFileSync(REPORT_FILE, JSON.stringify(report))
  process.exitCode = report.failed > 0 ? 1 : 0
}

/** Null when all went well, else the reason, and a picture of where it ended. */
async function attempt(locale: 'ar' | 'en', journey: Journey): Promise<string | null> {
  const driver = await openBrowser(WEBDRIVER_URL)
  const page = pageOf(driver, BASE_URL)
  const translate = createTranslator({ locale, messages: CATALOGUES[locale] as Record<string, unknown> })
  try {
    await journey({
      ...page,
      origin: BASE_URL,
      locale,
      t: (key, values) => translate(key as never, values as never),
      open: (path) => page.open(locale === 'en' ? `/en${path === '/' ? '' : path}` : path),
    })
    const complaints = await page.complaints()
    return complaints.length > 0 ? `The page complained: ${complaints.join(' | ')}` : null
  } catch (reason) {
    const picture = Buffer.from(await driver.takeScreenshot(), 'base64')
    writeFileSync(`test-results/webkit-${locale}-${Object.values(JOURNEYS).indexOf(journey)}.png`, picture)
    return reason instanceof Error ? reason.message : String(reason)
  } finally {
    await driver.quit()
  }
}
