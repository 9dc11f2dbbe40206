import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { type Draft, emptyDraft } from '../../lib/domain/listing/draft'
import type { StepId } from '../../lib/domain/listing/steps'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { DEMO_HOST, signInHere } from '../support/vendors'

const DRAFTS = '/api/v1/vender/drafts'
/** Each test is a whole screen with its uploads or its map. */
test.describe.configure({ timeout: 120_000 })

interface Opened {
  page: Page
  at: (path: string) => string
  step: StepId
  options?: Partial<Draft>
}

/** The wizard of the demo's host at one of its screens, over a draft that is removed again. */
async function openAt({ page, at, step, options }: Opened, look: (dialog: Locator) => Promise<void>) {
  await signInHere(page, DEMO_HOST.phone)
  const draft = { ...emptyDraft('Chalets'), categoryId: 'chalets', ...options }
  const begun = await page.request.post(DRAFTS, { data: { step, draft } })
  expect(begun.status()).toBe(201)
  const { _id } = await begun.json()
  try {
    await page.goto(at(`/my-services?draft=${_id}`))
    // The wizard is fetched when it is opened, which takes its time on a busy machine.
    await expect(page.getByRole('dialog').locator('form h2').first()).toBeVisible({ timeout: 30_000 })
    await look(page.getByRole('dialog'))
  } finally {
    await page.request.delete(`${DRAFTS}/${_id}`)
  }
}

/** Pictures of different colours; the first is larger than what is sent. */
async function pictures(count: number, from: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const n = from + i
      const background = { r: (n * 53) % 256, g: (n * 97) % 256, b: (n * 29) % 256 }
      const size = i === 0 ? { width: 3000, height: 2000 } : { width: 300, height: 200 }
      const buffer = await sharp({ create: { ...size, channels: 3, background } })
        .jpeg()
        .toBuffer()
      return { name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = await from.boundingBox()
  if (!box) throw new Error('nothing to drag')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

const middleOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('nothing there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('images-rules: photos are added, put in order by buttons and by dragging, and removed', async ({
  page,
  at,
  t,
}) => {
  await openAt({ page, at, step: 'details' }, async (dialog) => {
    const chooser = dialog.getByLabel(t('wizard.photos.choose'))
    const photos = dialog.getByRole('list', { name: t('wizard.photos.list') }).getByRole('img')
    const sources = () => photos.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    await chooser.setInputFiles(await pictures(3, 10))
    await expect(dialog.getByText(t('wizard.photos.needed', { count: 3, min: 5 }))).toBeVisible()
    await dialog.getByRole('button', { name: t('wizard.next') }).click()
    const tooFew = t('issues.images_too_few', { min: 5 })
    await expect(page.locator('[data-toast]').getByText(tooFew)).toBeVisible()
    await expect(dialog.getByText(tooFew)).toBeVisible()
    await chooser.setInputFiles(await pictures(2, 60))
    await expect(photos).toHaveCount(5)
    await expect(dialog.getByText(tooFew)).toBeHidden()

    const [first, second, third] = await sources()
    await dialog.getByRole('button', { name: t('wizard.photos.earlier', { n: 2 }) }).click()
    expect((await sources()).slice(0, 3)).toEqual([second, first, third])
    const tiles = dialog.locator('[data-item]')
    await tiles.first().scrollIntoViewIfNeeded()
    await drag(page, tiles.nth(1).locator('[data-grip]'), await middleOf(tiles.nth(0)))
    expect((await sources()).slice(0, 3)).toEqual([first, second, third])
    await expectAccessible(page)

    await dialog.getByRole('button', { name: t('wizard.photos.remove', { n: 1 }) }).click()
    await expect(photos).toHaveCount(4)
  })
})

test('a photo is turned and cut to a frame, and the result takes its place', async ({ page, at, t }) => {
  const market: SearchAnswer = await (await page.request.get('/api/v1/services/search?pageSize=20')).json()
  const images = [...new Set(market.data.flatMap((card) => card.images))].slice(0, 5)
  await openAt({ page, at, step: 'details', options: { images } }, async (dialog) => {
    const photo = dialog.getByRole('img', { name: t('wizard.photos.photo', { n: 2 }) })
    const ratio = () => photo.evaluate((one: HTMLImageElement) => one.naturalWidth / one.naturalHeight)
    const open = async () => {
      await dialog.getByRole('button', { name: t('wizard.photos.edit', { n: 2 }) }).click()
      const editor = page.getByRole('dialog', { name: t('wizard.photos.editor.title', { n: 2 }) })
      await expect(editor.locator('canvas')).toBeVisible()
      return editor
    }
    const press = (editor: Locator, word: string) =>
      editor.getByRole('button', { name: t(`wizard.photos.editor.${word}`) }).click()
    // A picture that is not there yet has no ratio.
    await expect.poll(ratio).toBeGreaterThan(0)
    const before = await ratio()
    const turning = await open()
    await press(turning, 'right')
    await expectAccessible(page)
    await press(turning, 'save')
    await expect(turning).toBeHidden()
    await expect.poll(ratio).toBeCloseTo(1 / before, 1)

    const cutting = await open()
    const shown = await cutting.locator('canvas').boundingBox()
    if (!shown) throw new Error('no picture')
    const { x, y, width, height } = shown
    await page.mouse.move(x + width * 0.1, y + height * 0.1)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.9, y + height * 0.5, { steps: 8 })
    await page.mouse.up()
    await press(cutting, 'save')
    await expect(cutting).toBeHidden()
    await expect.poll(ratio).toBeCloseTo((width * 0.8) / (height * 0.4), 1)
    await expect(dialog.getByRole('button', { name: t('wizard.photos.edit', { n: 2 }) })).toBeFocused()
  })
})

test('images-rules: of the chosen photos only as many are taken as make 15', async ({ page, at, t }) => {
  const market: SearchAnswer = await (await page.request.get('/api/v1/services/search?pageSize=20')).json()
  const images = [...new Set(market.data.flatMap((card) => card.images))].slice(0, 13)
  await openAt({ page, at, step: 'details', options: { images } }, async (dialog) => {
    const photos = dialog.getByRole('list', { name: t('wizard.photos.list') }).getByRole('img')
    await expect(photos).toHaveCount(13)
    await dialog.getByLabel(t('wizard.photos.choose')).setInputFiles(await pictures(3, 120))
    const tooMany = t('issues.images_too_many', { max: 15 })
    await expect(page.locator('[data-toast]').getByText(tooMany)).toBeVisible()
    await expect(dialog.getByText(tooMany)).toBeVisible()
    await expect(photos).toHaveCount(15)
    await expect(dialog.getByText(t('wizard.photos.enough', { count: 15, max: 15 }))).toBeVisible()
  })
})

test.describe('with tiles', () => {
  test.use({ allowedInConsole: [/ERR_FAILED/] })

  test('place-map: tiles cover the drawing, and leave it with a sentence when their server refuses', async ({
    page,
    at,
    t,
  }) => {
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#dde5d0' } })
      .png()
      .toBuffer()
    let isRefused = false
    // Of this origin, which the policy of the page allows without a setting of the server.
    const settings = {
      googleMapsApiKey: null,
      tilesUrl: '/tiles-of-test/{z}/{x}/{y}',
      styleUrl: null,
      archiveUrl: null,
      attribution: '© Tiles',
    }
    await page.route('**/api/v1/services/map', (route) => route.fulfill({ json: settings }))
    await page.route('**/tiles-of-test/**', (route) =>
      isRefused ? route.abort() : route.fulfill({ body: tile, contentType: 'image/png' }),
    )
    await openAt({ page, at, step: 'place' }, async (dialog) => {
      const map = dialog.getByRole('application', { name: t('wizard.place.map') })
      await expect(map.locator('[data-tiles="shown"]')).toBeVisible()
      await expect(map.getByText('© Tiles')).toBeVisible()
      await expect(map.locator('.map-home')).toBeHidden()
      isRefused = true
      await map.getByRole('button', { name: t('map.zoomIn') }).click()
      await expect(map.getByText(t('map.unreached'))).toBeVisible()
      await expect(map.locator('.map-home')).toBeVisible()
    })
  })
})

test.describe('with a vector style', () => {
  // Drawn without a graphics processor, WebGL is slow, and Chromium says so.
  test.use({ allowedInConsole: [/GPU stall due to ReadPixels|ERR_FAILED/] })
  const settings = {
    googleMapsApiKey: null,
    tilesUrl: null,
    styleUrl: '/style-of-test.json',
    archiveUrl: null,
    attribution: '© Style',
  }
  test.beforeEach(({ page }) =>
    page.route('**/api/v1/services/map', (route) => route.fulfill({ json: settings })),
  )

  test('place-map: a vector style is drawn in place of the simple map', async ({ page, at, t }) => {
    const ring = [
      [34, 16],
      [56, 16],
      [56, 33],
      [34, 33],
      [34, 16],
    ]
    const style = {
      version: 8,
      sources: {
        land: { type: 'geojson', data: { type: 'Polygon', coordinates: [ring] } },
      },
      layers: [{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#dde5d0' } }],
    }
    await page.route('**/style-of-test.json', (route) => route.fulfill({ json: style }))
    await openAt({ page, at, step: 'place' }, async (dialog) => {
      const map = dialog.getByRole('application', { name: t('wizard.place.map') })
      await expect(map.locator('[data-tiles="shown"]')).toBeVisible()
      await expect(map.getByText('© Style')).toBeVisible()
      await expect(map.locator('canvas')).toBeVisible()
      await expect(map.locator('.map-home')).toBeHidden()
    })
  })

  test('place-map: the simple map stays with a sentence when the style cannot be fetched', async ({
    page,
    at,
    t,
  }) => {
    await page.route('**/style-of-test.json', (route) => route.abort())
    await openAt({ page, at, step: 'place' }, async (dialog) => {
      const map = dialog.getByRole('application', { name: t('wizard.place.map') })
      await expect(map.getByText(t('map.unreached'))).toBeVisible({ timeout: 20_000 })
      await expect(map.locator('.map-home')).toBeVisible()
      await expect(map.locator('canvas')).toHaveCount(0)
    })
  })
})

test('place-map: the pin is put by a press, by dragging and by keys, and not outside the country', async ({
  page,
  at,
  t,
}) => {
  await openAt({ page, at, step: 'place' }, async (dialog) => {
    const map = dialog.getByRole('application', { name: t('wizard.place.map') })
    const pin = map.locator('[data-picked]')
    const reported = dialog.locator('bdi.num[dir=ltr]')
    await expect(map).toHaveAttribute('data-picker', 'offline')
    await dialog.getByRole('button', { name: t('wizard.next') }).click()
    await expect(page.locator('[data-toast]').getByText(t('issues.location_required'))).toBeVisible()
    await map.scrollIntoViewIfNeeded()
    await page.mouse.click(...xy(await middleOf(map)))
    await expect(pin).toBeVisible()
    await expect(reported).toHaveText(/^24\.9\d+, 46\.\d+$/)
    await expect(dialog.locator('select[name="place.city"]')).toHaveValue('Riyadh')
    await expect(dialog.locator('input[name="place.address"]')).not.toHaveValue('')

    const pressed = await reported.textContent()
    const middle = await middleOf(map)
    await drag(page, pin, { x: middle.x + 60, y: middle.y + 20 })
    await expect(reported).not.toHaveText(pressed ?? '')
    const dragged = await reported.textContent()
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await expect(reported).not.toHaveText(dragged ?? '')
    const longitudes = [dragged, await reported.textContent()].map((text) => Number(text?.split(', ')[1]))
    expect(longitudes[1]).toBeGreaterThan(longitudes[0] ?? 0)
    await expectAccessible(page)

    // At zoom 4 the neighbours are in sight; far to the north is none of ours.
    for (let step = 0; step < 3; step++) {
      await dialog.getByRole('button', { name: t('map.zoomOut') }).click()
      await page.waitForFunction(() => !document.querySelector('.leaflet-zoom-anim'))
    }
    const stored = await reported.textContent()
    const box = await map.boundingBox()
    if (!box) throw new Error('no map')
    await page.mouse.click(box.x + box.width / 2, box.y + 16)
    await expect(dialog.getByText(t('issues.outside_country'))).toBeVisible()
    await expect(reported).toHaveText(stored ?? '')

    await dialog.getByRole('combobox', { name: t('wizard.place.search') }).fill('Obhur')
    await page.getByRole('option').first().click()
    await map.focus()
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByText(t('issues.outside_country'))).toBeHidden()
  })
})

test('price-weekday-bundle: the week is filled by its bundle, half payment is capped at its lowest day, a stay is quoted', async ({
  page,
  at,
  t,
}) => {
  await openAt({ page, at, step: 'pricing' }, async (dialog) => {
    const price = (row: string) => dialog.locator(`input[name="week.${row}.price"]`)
    const tick = (row: string) => dialog.locator(`input[name="week.${row}.isTicked"]`)
    await tick('allDays').check()
    await price('allDays').fill('٦٥٠')
    await expect(price('friday')).toHaveValue('650')
    await tick('sundayToWednesday').check()
    await expect(tick('allDays')).not.toBeChecked()
    await price('sundayToWednesday').fill('450')
    await expect(price('monday')).toHaveValue('450')
    await expect(price('monday')).toBeDisabled()
    await expect(dialog.getByRole('status', { name: t('wizard.prices.sample') })).toContainText('1,300')

    await dialog.getByText(t('vocabulary.paymentType.halfPayment'), { exact: true }).click()
    const partial = dialog.locator('input[name="payment.partial"]')
    await expect(dialog.getByText(t('wizard.prices.capOfDay', { amount: '450' }))).toBeVisible()
    await dialog.getByRole('button', { name: t('wizard.next') }).click()
    await expect(page.locator('[data-toast]').getByText(t('issues.partial_invalid'))).toBeVisible()
    await expect(dialog.locator('button[name="openPeriod.from"]')).toHaveAttribute('aria-invalid', 'true')
    await partial.fill('0')
    await expect(dialog.getByText(t('issues.partial_not_positive'))).toBeVisible()
    await partial.fill('451')
    await expect(dialog.getByText(t('issues.partial_above_lowest', { n: 450 }))).toBeVisible()
    await expectAccessible(page)

    await partial.fill('200')
    await dialog.getByRole('button', { name: t('wizard.prices.wholeYear') }).click()
    await dialog.getByRole('button', { name: t('wizard.next') }).click()
    await expect(dialog.getByRole('heading', { name: t('wizard.steps.settings.title') })).toBeVisible()
  })
})

test('settings-cards: booking type and cancellation open as popups that hide the step, and both are required', async ({
  page,
  at,
  t,
}) => {
  await openAt({ page, at, step: 'settings' }, async () => {
    const audience = page.locator('input[name=audience]').first()
    const next = page.getByRole('button', { name: t('wizard.next'), exact: true })
    await expect(audience).toBeVisible()
    await next.click()
    await expect(page.getByText(t('issues.required'))).toHaveCount(2)
    for (const [field, choice] of [
      ['bookingType', t('vocabulary.bookingType.24-Hour')],
      ['cancellationPolicy', t('vocabulary.policy.Moderate')],
    ] as const) {
      await page.locator(`button[name=${field}]`).click()
      const popup = page.getByRole('dialog', {
        name: t(`wizard.settings.${field === 'bookingType' ? field : 'policy'}`),
      })
      await expect(audience).toBeHidden()
      await expectAccessible(page)
      await popup.getByText(choice, { exact: true }).click()
      await popup.getByRole('button', { name: t('wizard.settings.next') }).click()
      await expect(popup).toBeHidden()
      await expect(audience).toBeVisible()
      await expect(page.locator(`button[name=${field}]`)).toBeFocused()
      await expect(page.locator(`button[name=${field}]`)).toContainText(choice)
    }
    await expectAccessible(page)
    await next.click()
    await expect(page.getByRole('heading', { name: t('wizard.steps.addOns.title'), level: 2 })).toBeVisible()
  })
})

const xy = ({ x, y }: { x: number; y: number }): [number, number] => [x, y]
