import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { browserslist } from '../package.json' with { type: 'json' }
import { expect, test } from './support/fixtures'

const CHUNKS = '.next/static/chunks'
/** In the words of esbuild, whose tables say which browser reads what; Samsung's is a Chrome. */
const OLDEST = browserslist
  .map((one) => one.replace(' >= ', '').replace('ios_saf', 'ios'))
  .filter((one) => !one.startsWith('samsung'))
/** esbuild rewrites these for whatever is not the newest; Safari reads them since 11.1. */
const READ_BY_ALL = { 'regexp-unicode-property-escapes': true }

test('no script of the build has syntax that the oldest browsers of package.json cannot parse, nor a lookbehind', async () => {
  test.setTimeout(300_000)
  const scripts = readdirSync(CHUNKS, { recursive: true }).filter((name) => String(name).endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const name of scripts) {
    const code = readFileSync(join(CHUNKS, String(name)), 'utf8')
    expect.soft(code, String(name)).not.toMatch(/\(\?<[=!]/)
    const [newest, oldest] = await Promise.all(
      [['esnext'], OLDEST].map((target) => transform(code, { target, minify: true, supported: READ_BY_ALL })),
    )
    expect.soft(oldest?.code === newest?.code, String(name)).toBe(true)
  }
})

test.describe('an older browser', () => {
  // It refuses what the page forbids, and says so.
  test.use({ allowedInConsole: [/Content Security Policy/i] })

  test('shows a message, runs none of our scripts, and has working links', async ({ page, t, at }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.goto(at('/search?city=Jeddah&page=1'))
    await expect(page.getByText(t('layout.outdated'))).toBeVisible()
    expect(
      await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))),
    ).toBe(false)
    await page.locator('main article h3 a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t('layout.outdated'))).toBeVisible()
  })
})
