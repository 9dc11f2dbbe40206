import { randomInt } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import ar from '../../messages/ar.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }

const CATALOGUES = { ar, en }
type Language = keyof typeof CATALOGUES

interface Diyar {
  locale: Language
  /** a text of the catalogues: `t('layout.logIn')` */
  t: (key: string, values?: Record<string, string | number>) => string
  /** an address in the language of the project */
  at: (path: string) => string
  /** what the browser's console may say in this test; everything else fails it */
  allowedInConsole: RegExp[]
  /** the page of a new, signed-in user */
  asGuest: Page
}

export const test = base.extend<Diyar>({
  allowedInConsole: [[], { option: true }],

  locale: async ({ browserName: _ }, use, { project }) => use(project.name.endsWith('ar') ? 'ar' : 'en'),

  t: async ({ locale }, use) => use(textsIn(locale)),

  at: async ({ locale }, use) => use((path) => (locale === 'en' ? `/en${path === '/' ? '' : path}` : path)),

  // Codes are limited by address: every test comes from one of its own.
  extraHTTPHeaders: async ({ browserName: _ }, use) =>
    use({ 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` }),

  page: async ({ page, allowedInConsole }, use) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    await use(page)
    const known = [...allowedInConsole, BLOCKED_WORKER, LATE_PRELOAD]
    expect(said.filter((text) => !known.some((allowed) => allowed.test(text)))).toEqual([])
  },

  asGuest: async ({ page }, use) => {
    await signUp(page.request, newPhone())
    await use(page)
  },
})

/** Every test but those of the worker itself runs without one, so that calls can be watched; the browser says so. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/
/** A link in sight is fetched ahead, and a busy machine is late to use what it fetched; neither is a fault of a page. */
const LATE_PRELOAD = /was preloaded using link preload but not used/

export { expect }

/** The texts of one language, for tests whose people speak different ones. */
export function textsIn(locale: Language): Diyar['t'] {
  const translate = createTranslator({ locale, messages: CATALOGUES[locale] as Record<string, unknown> })
  return (key, values) => translate(key as never, values as never)
}

const octet = () => randomInt(1, 255)

/** A number that nobody in the seeded market has. */
export const newPhone = () => `55${String(randomInt(0, 10_000_000)).padStart(7, '0')}`

/** Signs up a new user by api calls; the cookies land in the page that the request belongs to. */
export async function signUp(request: APIRequestContext, phone: string): Promise<void> {
  const sent = await request.post('/api/v1/user/signup', { data: { phone } })
  const { otp } = await sent.json()
  expect((await request.post('/api/session', { data: { phone, otp } })).status()).toBe(200)
  const named = await request.put('/api/v1/user/names', { data: { firstName: 'Noura', lastName: 'Test' } })
  expect(named.status()).toBe(200)
}

/** Signs in a demo user; other tests may use the same number at the same time. */
export async function openSession(request: APIRequestContext, phone: string): Promise<void> {
  const sent = await request.post('/api/v1/user/login', { data: { phone } })
  expect(sent.status()).toBe(200)
  const { otp } = (await sent.json()).user
  expect((await request.post('/api/session', { data: { phone, otp } })).status()).toBe(200)
}

export const ADMIN_PHONE = '500000009'
/** of the admin who approves what the first one made */
export const SECOND_ADMIN_PHONE = '500000010'
