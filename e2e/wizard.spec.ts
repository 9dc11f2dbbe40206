import type { APIRequestContext, Page } from '@playwright/test'
import { aDraft } from '../__tests__/lib/domain/listing/a-draft'
import { addDays } from '../lib/domain/days'
import type { Draft } from '../lib/domain/listing/draft'
import { KINDS, kindOf } from '../lib/domain/listing/kinds'
import { draftFromPayload } from '../lib/domain/listing/payload'
import type { StepId } from '../lib/domain/listing/steps'
import { type OfferedKind, offered, variantsOf } from '../lib/domain/listing/variants'
import { expect, test } from './fixtures'
import { becomeHost, theAdmin, uploadPhotos } from './new-host'
import { today } from './stay-days'
import { wizardOn } from './wizard-page'

const CHALET = offered(kindOf('Chalets'), 'standard')

/** Each type as its first variant, and what only some have: the hour where the day comes first, free meals. */
const OFFERED: readonly OfferedKind[] = [
  ...KINDS.map((kind) => offered(kind, variantsOf(kind)[0] ?? 'standard')),
  offered(kindOf('Lounges'), 'hourly'),
  offered(kindOf('Chalets'), 'freeMeal'),
]

const AFTER_DETAILS: readonly StepId[] = ['place', 'pricing', 'settings', 'addOns']

/** A place of any kind with the person's own photos, typed up to a step and kept as a draft; answers it and its id. */
async function keepDraft(request: APIRequestContext, kind: OfferedKind, step: StepId) {
  const { categories } = await (await request.get('/api/v1/services/categories')).json()
  const draft: Draft = aDraft(kind, {
    categoryId: categories.find((one: { type: string }) => one.type === kind.type)._id,
    images: await uploadPhotos(request, 5),
    openPeriod: { from: today(), to: addDays(today(), 200) },
  })
  const kept = await request.post('/api/v1/vender/drafts', { data: { step, draft } })
  expect(kept.status()).toBe(201)
  return { draft, id: (await kept.json())._id as string }
}

async function onlyPlace(request: APIRequestContext) {
  const { data } = await (await request.get('/api/v1/vender/services?page=1')).json()
  expect(data).toHaveLength(1)
  return data[0] as { _id: string; status: string }
}

async function stored(request: APIRequestContext, id: string, kind: OfferedKind): Promise<Draft> {
  return draftFromPayload(await (await request.get(`/api/v1/vender/services/${id}`)).json(), kind)
}

/** What is stored as it was typed; numbers of phones are stored in one spelling. */
function expectTyped(found: Draft, typed: Draft) {
  expect({ ...found, secondaryPhone: '' }).toMatchObject({
    facts: typed.facts,
    name: typed.name,
    description: typed.description,
    images: typed.images,
    rooms: typed.rooms,
    place: { address: typed.place.address, city: typed.place.city, point: typed.place.point },
    week: typed.week,
    hour: { price: typed.hour.price },
    openPeriod: typed.openPeriod,
    payment: { type: typed.payment.type },
    bookingType: typed.bookingType,
    cancellationPolicy: typed.cancellationPolicy,
  })
}

const success = (page: Page) => page.getByRole('dialog')

for (const kind of OFFERED) {
  test(`wizard-types: ${kind.type} (${kind.variant}) is sent, published, edited and opened again as it was typed`, async ({
    page,
    playwright,
    baseURL,
    t,
    at,
  }) => {
    test.slow()
    const admin = await theAdmin(playwright, baseURL)
    await becomeHost(page, admin)
    const { draft, id: draftId } = await keepDraft(page.request, kind, 'details')
    const wizard = wizardOn(page, t)
    await page.goto(at(`/my-services?draft=${draftId}`))
    await wizard.arrives('details')
    for (const step of AFTER_DETAILS) {
      await wizard.next()
      await wizard.arrives(step)
    }
    await wizard.send()
    await wizard.arrives('success')
    const place = await onlyPlace(page.request)
    expect(place.status).toBe('in_review')
    expectTyped(await stored(page.request, place._id, kind), draft)
    expect(await (await page.request.get('/api/v1/vender/drafts')).json()).toEqual([])

    expect((await admin.post(`/api/v1/admin/services/${place._id}/publish`)).status()).toBe(200)
    expect((await page.goto(at(`/${kind.slug}/${place._id}`)))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Palm House|بيت النخيل/)

    await page.goto(at(`/my-services?edit=${place._id}`))
    await wizard.arrives('overview', 'edit')
    await wizard.dialog.getByRole('button', { name: new RegExp(t('wizard.parts.service.name')) }).click()
    await wizard.arrives('details')
    await wizard.writeIn('en', 'name.en', 'Palm House by the sea')
    await wizard.save()
    await expect(success(page).getByText(t('wizard.steps.success.edit'))).toBeVisible()
    await expect(page).toHaveURL(at('/my-services'))
    const edited = { ...draft, name: { ...draft.name, en: 'Palm House by the sea' } }
    expectTyped(await stored(page.request, place._id, kind), edited)
  })
}

test('wizard-overview, wizard-save, wizard-back-next: a chalet is typed by hand from the first screen to the last', async ({
  page,
  playwright,
  baseURL,
  context,
  t,
  at,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.5433, longitude: 39.1728 })
  await becomeHost(page, await theAdmin(playwright, baseURL))
  const wizard = wizardOn(page, t)
  await page.goto(at('/my-services?add=1'))
  await wizard.arrives('overview')
  await wizard.isAccessible()
  await wizard.next()
  await wizard.arrives('type')
  await wizard.next()
  await expect(wizard.dialog.getByText(t('issues.required')).first()).toBeVisible()
  await wizard.dialog.locator('input[name="categoryId"]').first().check()
  await wizard.isAccessible()
  await wizard.next()

  await wizard.arrives('facilities')
  const counted = wizard.dialog.getByRole('group').getByRole('checkbox').first()
  await counted.check()
  await wizard.dialog.getByRole('searchbox').fill(t('vocabulary.fact.bathrooms').slice(0, 4))
  await wizard.dialog.getByRole('searchbox').fill('')
  await wizard.isAccessible()
  await wizard.next()

  await wizard.arrives('basicInfo')
  await wizard.next()
  await expect(wizard.field('facts.section').first()).toBeFocused()
  await wizard.field('facts.section').first().check()
  for (const fact of Object.keys(CHALET.facts).filter((one) => one !== 'section')) {
    await wizard.write(`facts.${fact}`, '٤')
    await expect(wizard.field(`facts.${fact}`)).toHaveValue('4')
  }
  await wizard.isAccessible()
  await wizard.next()

  await wizard.arrives('details')
  await wizard.writeIn('ar', 'name.ar', 'بيت الكورنيش')
  await wizard.writeIn('ar', 'description.ar', 'بيت هادئ على البحر مباشرة')
  await wizard.writeIn('en', 'name.en', 'Corniche House')
  await wizard.writeIn('en', 'description.en', 'A quiet house by the sea')
  await wizard.write('secondaryPhone', '0500000012')
  await wizard.write('areaSqm', '420')
  await wizard.next()
  await expect(wizard.dialog.getByText(t('issues.images_required'), { exact: true }).first()).toBeVisible()
  await wizard.addPhotos(5)
  await wizard.isAccessible()

  // What is typed outlives the page: it is offered again and goes on where it stopped.
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes('Corniche')))
  page.once('dialog', (question) => void question.accept())
  await page.goto(at('/my-services?add=1'))
  await wizard.dialog.getByRole('button', { name: /Corniche House|بيت الكورنيش/ }).click()
  await wizard.arrives('details')
  await wizard.back()
  await wizard.arrives('basicInfo')
  await wizard.next()
  await wizard.arrives('details')
  await expect(wizard.field('areaSqm')).toHaveValue('420')
  await wizard.next()

  await wizard.arrives('place')
  await wizard.dialog.getByRole('button', { name: t('wizard.place.useMine') }).click()
  await expect(wizard.dialog.getByText('21.54330, 39.17280')).toBeVisible()
  await wizard.write('place.address', 'Obhur, by the corniche')
  await wizard.field('place.city').selectOption('Jeddah')
  await wizard.isAccessible()
  await wizard.next()

  await wizard.arrives('pricing')
  await wizard.next()
  await expect(wizard.dialog.getByText(t('issues.price_required')).first()).toBeVisible()
  await wizard.field('week.allDays.isTicked').check()
  await wizard.write('week.allDays.price', '750')
  await wizard.dialog.getByRole('button', { name: t('wizard.prices.wholeYear') }).click()
  await wizard.isAccessible()
  await wizard.next()

  await wizard.arrives('settings')
  await wizard.choose('bookingType', 'instant')
  await wizard.choose('cancellationPolicy', 'Flexible')
  await wizard.isAccessible()
  await wizard.next()

  await wizard.arrives('addOns')
  await wizard.isAccessible()
  await wizard.send()
  await wizard.arrives('success')
  await wizard.isAccessible()
  const place = await onlyPlace(page.request)
  expect(await stored(page.request, place._id, CHALET)).toMatchObject({
    name: { en: 'Corniche House', ar: 'بيت الكورنيش' },
    areaSqm: 420,
    facts: { bedrooms: 4, maxGuests: 4, bathrooms: 4 },
    place: { city: 'Jeddah', point: { latitude: 21.5433, longitude: 39.1728 } },
    week: { allDays: { isTicked: true, price: 75_000 } },
    bookingType: 'instant',
    cancellationPolicy: 'Flexible',
  })
  await wizard.dialog.getByRole('button', { name: t('wizard.success.view') }).click()
  await expect(page).toHaveURL(at('/my-services'))
  await expect(page.getByText(/Corniche House|بيت الكورنيش/).first()).toBeVisible()
})

test('wizard-back-next: by keys alone the first screens are filled in and left again', async ({
  page,
  playwright,
  baseURL,
  t,
  at,
}) => {
  await becomeHost(page, await theAdmin(playwright, baseURL))
  const wizard = wizardOn(page, t)
  await page.goto(at('/my-services?add=1'))
  await wizard.arrives('overview')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab', 'Enter')
  await wizard.arrives('type')
  await expect(wizard.dialog.getByRole('radio').first()).toBeVisible()
  await press('Tab', 'Space')
  await expect(wizard.dialog.getByRole('radio', { checked: true }).first()).toBeFocused()
  const next = wizard.dialog.getByRole('button', { name: t('wizard.next'), exact: true })
  for (let i = 0; i < 6 && !(await next.evaluate((one) => one === document.activeElement)); i++)
    await press('Tab')
  await press('Enter')
  await wizard.arrives('facilities')
  await expect(wizard.dialog.getByRole('checkbox').first()).toBeVisible()
  await press('Tab', 'Tab', 'Tab', 'Space')
  await expect(wizard.dialog.getByRole('checkbox').first()).toBeChecked()
  await press('Escape')
  await expect(page.getByRole('heading', { name: t('wizard.leave.title') })).toBeVisible()
  await page.getByRole('button', { name: t('wizard.leave.keep') }).press('Enter')
  await expect(page).toHaveURL(at('/my-services'))
  const [kept] = await (await page.request.get('/api/v1/vender/drafts')).json()
  expect(kept.step).toBe('facilities')
})
