import { join } from 'node:path'
import { expect, type Page, type Request, test } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import ar from '../../messages/ar.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { CHOICE, FOLDER, photoName } from './choice'
import { findFaults } from './faults'
import type { Screen, State } from './screen'
import { SCREENS } from './table'
import { cookiesOf } from './viewers'

/** Without a call for so long a page has what it wants; a refused call is tried again after a while. */
const QUIET_MS = { full: 400, empty: 400, loading: 400, error: 2500 } as const satisfies Record<State, number>
const LONGEST_MS = 8000
const TABLET = 768

function translator(locale: 'ar' | 'en') {
  const translate = createTranslator({ locale, messages: { ar, en }[locale] as Record<string, unknown> })
  return (key: string, values?: Record<string, string | number>): string =>
    translate(key as never, values as never)
}

const statesOf = ({ empty, calls }: Screen): State[] =>
  (['full', ...(empty ? ['empty'] : []), ...(calls ? ['loading', 'error'] : [])] as State[]).filter((state) =>
    CHOICE.states.includes(state),
  )

/** Answers a wait until no call of the page has been under way for a while, nor long after: some never end. */
function watchCalls(page: Page, state: State) {
  const open = new Set<Request>()
  let last = Date.now()
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    last = Date.now()
  }
  page.on(
    'request',
    note((request) => open.add(request)),
  )
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  )
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  )
  return async () => {
    last = Date.now()
    const end = last + LONGEST_MS
    const isQuiet = () => Date.now() - last > QUIET_MS[state] && (state === 'loading' || open.size === 0)
    while (!isQuiet() && Date.now() < end) await page.waitForTimeout(50)
    await page.evaluate(() => document.fonts.ready)
  }
}

/** Parts and pictures far below are drawn and fetched only when they come near. */
async function drawWhole(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

async function disturb(page: Page, calls: RegExp | undefined, state: State): Promise<void> {
  if (!calls || (state !== 'loading' && state !== 'error')) return
  await page.route(calls, (route) =>
    state === 'error' ? route.fulfill({ status: 500, json: { code: 'internal' } }) : undefined,
  )
}

interface View {
  screen: Screen
  state: State
  locale: 'ar' | 'en'
}

interface Watched extends View {
  settled: () => Promise<void>
}

/** The view at one width, in each theme; a dialog covers the window, a page is seen whole. */
async function photograph(
  page: Page,
  path: string,
  width: number,
  { screen, state, locale, settled }: Watched,
) {
  await page.setViewportSize({ width, height: width < TABLET ? 844 : 900 })
  await page.goto(locale === 'en' ? `/en${path === '/' ? '' : path}` : path)
  await settled()
  await screen.open?.({ page, t: translator(locale) })
  if (screen.dialogs) await page.getByRole('dialog').last().waitFor()
  await settled()
  const isDialog = (await page.getByRole('dialog').count()) > 0
  if (!isDialog) await drawWhole(page)
  expect.soft(await findFaults(page), `${screen.name}, ${state}, ${locale}, ${width}`).toEqual([])
  for (const theme of CHOICE.themes) {
    await page.emulateMedia({ colorScheme: theme })
    await page.locator(`html[data-theme=${theme}]`).waitFor()
    const name = photoName({ name: screen.name, state, locale, width, theme })
    const look = { type: 'jpeg', quality: 60, fullPage: !isDialog, animations: 'disabled' } as const
    await page.screenshot({ path: join(FOLDER, name), ...look })
  }
}

const views: View[] = SCREENS.filter(({ name }) => CHOICE.only.includes(name)).flatMap((screen) =>
  CHOICE.locales.flatMap((locale) => statesOf(screen).map((state) => ({ screen, state, locale }))),
)

for (const view of views) {
  const { screen, state, locale } = view
  const shown = state === 'empty' ? { ...screen, ...screen.empty } : screen

  test(`${screen.name}, ${state} (${locale})`, async ({ browser, playwright, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      storageState: await cookiesOf(shown.who ?? 'visitor', playwright, baseURL),
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
      locale: locale === 'ar' ? 'ar-SA' : 'en-US',
    })
    const page = await context.newPage()
    await disturb(page, screen.calls, state)
    const settled = watchCalls(page, state)
    const path = typeof shown.path === 'string' ? shown.path : await shown.path(context.request)
    for (const width of CHOICE.widths.filter((one) => one === (screen.width ?? one))) {
      await photograph(page, path, width, { ...view, settled })
    }
    await context.close()
  })
}
