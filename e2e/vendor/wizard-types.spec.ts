import type { APIRequestContext } from '@playwright/test'
import { aDraft } from '../../__tests__/lib/domain/listing/a-draft'
import type { Draft } from '../../lib/domain/listing/draft'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import type { StepId } from '../../lib/domain/listing/steps'
import { type ListingTypeVariant, withVariant } from '../../lib/domain/listing/variants'
import { addDays } from '../../lib/domain/time/days'
import { expect, test } from '../support/fixtures'
import { becomeHost, QUIET_LISTING, theAdmin, uploadPhotos } from '../support/new-vendor'
import { onlyListing, storedListing } from '../support/own-listing'
import { today } from '../support/stay-days'
import { wizardOn } from '../support/wizard-page'

/** Each shape of the form once: the component tests walk through every type and variant. */
const OFFERED: readonly ListingTypeVariant[] = [
  withVariant(listingTypeOf('Hotel'), 'standard'),
  withVariant(listingTypeOf('Wedding_Halls'), 'standard'),
  withVariant(listingTypeOf('Stadium'), 'hourly'),
  withVariant(listingTypeOf('Lounges'), 'hourly'),
  withVariant(listingTypeOf('Chalets'), 'freeMeal'),
]

const AFTER_DETAILS: readonly StepId[] = ['place', 'pricing', 'settings', 'addOns', 'summary']

/** A listing of any kind with the user's own photos, typed up to a step and kept as a draft; answers it and its id. */
async function keepDraft(request: APIRequestContext, listingType: ListingTypeVariant, step: StepId) {
  const { categories } = await (await request.get('/api/v1/services/categories')).json()
  const draft: Draft = aDraft(listingType, {
    categoryId: categories.find((one: { type: string }) => one.type === listingType.type)._id,
    images: await uploadPhotos(request, 5),
    place: { ...aDraft(listingType).place, ...QUIET_LISTING },
    openPeriod: { from: today(), to: addDays(today(), 200) },
  })
  const stored = await request.post('/api/v1/vender/drafts', { data: { step, draft } })
  expect(stored.status()).toBe(201)
  return { draft, id: (await stored.json())._id as string }
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

for (const listingType of OFFERED) {
  test(`wizard-types: ${listingType.type} (${listingType.variant}) is sent, published, edited and opened again with the typed values`, async ({
    page,
    playwright,
    baseURL,
    t,
    at,
  }) => {
    test.slow()
    const admin = await theAdmin(playwright, baseURL)
    await becomeHost(page, admin)
    const { draft, id: draftId } = await keepDraft(page.request, listingType, 'details')
    const wizard = wizardOn(page, t)
    await page.goto(at(`/my-services?draft=${draftId}`))
    await wizard.arrives('details')
    for (const step of AFTER_DETAILS) {
      await wizard.next()
      await wizard.arrives(step)
    }
    await wizard.send()
    await wizard.arrives('success')
    const place = await onlyListing(page.request)
    expect(place.status).toBe('in_review')
    expectTyped(await storedListing(page.request, place._id, listingType), draft)
    expect(await (await page.request.get('/api/v1/vender/drafts')).json()).toEqual([])

    const { card } = await (await admin.get(`/api/v1/admin/services/${place._id}`)).json()
    const decision = { data: { version: card.version } }
    expect((await admin.post(`/api/v1/admin/services/${place._id}/publish`, decision)).status()).toBe(200)
    expect((await page.goto(at(`/${listingType.slug}/${place._id}`)))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Palm House|بيت النخيل/)

    await page.goto(at(`/my-services?edit=${place._id}`))
    await wizard.arrives('overview', 'edit')
    await wizard.dialog.getByRole('button', { name: new RegExp(t('wizard.parts.service.name')) }).click()
    await wizard.arrives('details')
    await wizard.writeIn('en', 'name.en', 'Palm House by the sea')
    await wizard.save()
    await expect(wizard.dialog.getByText(t('wizard.steps.success.edit'))).toBeVisible()
    await expect(page).toHaveURL(at('/my-services'))
    const edited = { ...draft, name: { ...draft.name, en: 'Palm House by the sea' } }
    expectTyped(await storedListing(page.request, place._id, listingType), edited)
    // It leaves the market and the admin's queue again, which other tests look at.
    expect((await page.request.delete(`/api/v1/${listingType.segment}/${place._id}`)).status()).toBe(204)
  })
}
