import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { signUpInDialog } from '../support/sign-in-dialog'

const hearts = (page: Page) => page.getByRole('main').locator('[data-heart]')
/** The server renders the hearts; their handlers load with the scripts. */
const listening = (page: Page) => page.waitForLoadState('networkidle')

test('favourites: a visitor signs in and the listing is saved; it can be removed from the list and put back', async ({
  page,
  at,
  t,
}) => {
  const calls: string[] = []
  // Answered ones: a page that is reloaded before may still be drawn without them.
  page.on('response', (response) => {
    if (response.url().includes('/favourites/'))
      calls.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  await page.goto(at('/favourites'))
  await expect(page.getByRole('heading', { name: t('favourites.visitorTitle') })).toBeVisible()
  await expectAccessible(page)

  await page.goto(at('/search?city=Jeddah&page=1'))
  await listening(page)
  const id = (await hearts(page).first().getAttribute('data-heart')) ?? ''
  const heart = page.getByRole('main').locator(`[data-heart="${id}"]`)
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(calls).toEqual([])
  await heart.click()
  await signUpInDialog(page, t, 'Noura')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => calls).toContain(`PUT /api/v1/favourites/${id}`)

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(at('/favourites'))
  await expect(page.getByRole('region', { name: t('favourites.inCity', { city: cityOf(at) }) })).toBeVisible()
  const stored = page.getByRole('button', { name })
  await expect(stored).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  const undo = page.getByRole('button', { name: t('favourites.hearts.undo') })
  await stored.click()
  // Its three seconds stand still while it has the focus; a busy machine takes longer than them for the next steps.
  await undo.focus()
  await expect(stored).toHaveAttribute('aria-pressed', 'false')
  await undo.click()
  await expect(stored).toHaveAttribute('aria-pressed', 'true')
  // The list of saved ones may be read in between: presses do not wait for it.
  await expect
    .poll(() => calls.filter((one) => one.endsWith(`/${id}`)).slice(-2))
    .toEqual([`DELETE /api/v1/favourites/${id}`, `PUT /api/v1/favourites/${id}`])
  await page.reload()
  await expect(stored).toHaveAttribute('aria-pressed', 'true')
})

test('favourites: a listing is saved from its own page, and the list can be read by a link until the link is revoked', async ({
  asGuest: page,
  browser,
  baseURL,
  at,
  t,
}) => {
  await page.goto(at('/chalets/al-nakheel-chalet-jeddah'))
  await listening(page)
  const heart = hearts(page).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/favourites/ids')).json()).ids)
    .toEqual(['al-nakheel-chalet-jeddah'])

  await page.goto(at('/favourites'))
  await page.getByRole('button', { name: t('favourites.sharing.open') }).click()
  const link = page.getByLabel(t('favourites.sharing.link'))
  await expect(link).toHaveValue(/\/favourites\/[\w-]{24}$/)
  const { pathname } = new URL(await link.inputValue())

  const stranger = await browser.newContext({ baseURL })
  const view = await stranger.newPage()
  const answer = await view.goto(pathname)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ])
  await expect(view.getByRole('heading', { level: 1 })).toContainText('Noura')
  await expect(view.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(hearts(view)).toHaveCount(1)

  await listening(view)
  const vote = view.getByRole('main').getByRole('button', { name: t('favourites.votes.vote') })
  await vote.click()
  await signUpInDialog(view, t, 'Huda')
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(view.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(view)
  await page.reload()
  await expect(page.getByRole('region', { name: t('favourites.byVotes') })).toContainText('Huda')
  await page.getByRole('button', { name: t('favourites.sharing.closeVoting') }).click()
  await view.reload()
  await expect(view.getByText(t('favourites.votes.isClosed'))).toBeVisible()

  const close = t('favourites.sharing.close')
  await page.getByRole('button', { name: close }).click()
  await page.getByRole('dialog').getByRole('button', { name: close }).click()
  await expect(page.getByRole('button', { name: t('favourites.sharing.open') })).toBeVisible()
  expect((await view.goto(pathname))?.status()).toBe(410)
  await expect(view.getByRole('heading', { level: 1 })).toHaveText(t('favourites.over.title'))
  await stranger.close()
})

const cityOf = (at: (path: string) => string) => (at('/') === '/' ? 'جدة' : 'Jeddah')
