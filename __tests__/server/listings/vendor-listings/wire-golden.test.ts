import { golden } from '@/__tests__/golden/golden'
import { EVERY_LISTING_TYPE } from '@/__tests__/lib/domain/listing/every-listing-type'
import { fullDraft } from '@/__tests__/lib/domain/listing/full-draft'
import { ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, type Host } from '@/__tests__/server/support/users'
import { approve, ownPictures, send } from '@/__tests__/server/support/vendor-listings'
import { ACCESS_IN_HOURS } from '@/lib/domain/listing/facility-choice'
import { withValueAt } from '@/lib/domain/listing/fields/paths'
import { toPayload } from '@/lib/domain/listing/payload'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { facilities, facilityGroups, facilityTypes } from '@/server/db/schema/catalogue/catalogue'
import { datePrices } from '@/server/db/schema/listings/listings'

const api = appForTests()
const written = golden('answers')

const FACILITIES = [
  { id: 'pools', title: 'Number of pools', titleAr: 'عدد المسابح', isCounted: true, count: 3 },
  { id: ACCESS_IN_HOURS, title: 'Access in hours', titleAr: 'ساعات الدخول', isCounted: true, count: 5 },
  { id: 'wifi', title: 'Wi-Fi', titleAr: 'واي فاي', isCounted: false, count: null },
]

async function facilitiesOf({ type }: ListingTypeVariant) {
  await api.db.insert(facilityGroups).values({ id: 'g', name: 'Pools', nameAr: 'المسابح', icon: 'pool' })
  for (const { count: _count, ...row } of FACILITIES) {
    await api.db.insert(facilities).values({ ...row, groupId: 'g', image: '' })
    await api.db.insert(facilityTypes).values({ facilityId: row.id, type })
  }
  return FACILITIES.map(({ id, title, titleAr, isCounted, count }) => ({
    ...{ id, isCounted, count, image: null, groupImage: null },
    name: { en: title, ar: titleAr },
    group: { en: 'Pools', ar: 'المسابح' },
  }))
}

/** What a run makes up anew has a name of its own in the answer. */
function named(body: object, host: Host, id: string, images: string[]): unknown {
  const names: [string, string][] = [
    [id, 'the-listing'],
    [host.id, 'the-host'],
    ...images.map((url, i): [string, string] => [url, `image-${i + 1}`]),
  ]
  return JSON.parse(names.reduce((text, [made, name]) => text.replaceAll(made, name), JSON.stringify(body)))
}

async function sentPayload(listingType: ListingTypeVariant, images: string[]) {
  await ensureCatalogue(api, 'jeddah', listingType.type)
  const options = {
    images,
    categoryId: listingType.type.toLowerCase(),
    facilities: await facilitiesOf(listingType),
  }
  return toPayload(fullDraft(listingType, options), listingType)
}

describe.each(EVERY_LISTING_TYPE)('%s', (name, listingType) => {
  test('wizard-save, detail-page: it is answered to its vendor and to a visitor as recorded', async () => {
    const host = await aHost(api, '300000000000003')
    const images = await ownPictures(api, host)
    const { status, body } = await send(
      api,
      host,
      `/${listingType.segment}`,
      await sentPayload(listingType, images),
    )
    expect(status).toBe(201)
    const id = body._id as string
    written.expect(`${name}, sent`, named(body, host, id, images))
    await approve(api, id)
    await api.db.insert(datePrices).values({ listingId: id, day: '2026-03-25', priceHalalas: 70_025 })
    const details = async (as?: Host) => (await api.call('GET', `/services/details/${id}`, { as })).body
    written.expect(`${name}, to its owner`, named(await details(host), host, id, images))
    written.expect(`${name}, to a visitor`, named(await details(), host, id, images))
    const own = await api.call('GET', `/vender/services/${id}`, { as: host })
    expect(toPayload(fullDraft(listingType, { images }), listingType)['price']).toEqual(own.body.price)
  })

  test('missing and invalid fields are refused at the same paths of the payload as recorded', async () => {
    const host = await aHost(api)
    const payload = await sentPayload(listingType, await ownPictures(api, host))
    const price = listingType.variant === 'hourly' ? { hourPrice: 0.5 } : { dayPrice: 0.5, fridayPrice: 0.25 }
    const wrong = [
      ['price', price],
      ['partialAmount', 1_000_000],
      ['addOns', { [listingType.addOns[0] ?? 'buffet']: '0.5' }],
      ['description.rules', { birthdays: 0.5, no_smoking: true }],
      ['bookingSetting.securityAmount', 0.5],
      ['bookingSetting.canellationPolicy', undefined],
      ['description.nameInEnglish', '...'],
      ['address.area', 5],
    ] as const
    for (const [path, value] of wrong) {
      const { status, body } = await send(
        api,
        host,
        `/${listingType.segment}`,
        withValueAt(payload, path, value),
      )
      const issues = body.issues.map(
        ({ path, code, params }: { path: string; code: string; params: object }) => [path, code, params],
      )
      written.expect(`${name}, refused for ${path}`, { status, issues })
    }
  })
})

written.close()
