import type { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'
import type { OwnAddOnBody } from '@/lib/domain/calendar/own-add-ons'
import type { Answer, TestApp } from './test-app'
import type { Host } from './users'

export const BREAKFAST: OwnAddOnBody = {
  ...{ name_ar: 'إفطار', name: 'Breakfast', price: 40, unit: 'guest' },
  ...{ mostPieces: 1, photo: null, stock: null },
}
/** Three of them, each night. */
export const EXTRA_BED: OwnAddOnBody = {
  ...{ name_ar: 'سرير إضافي', name: 'Extra bed', price: 50, unit: 'night' },
  ...{ mostPieces: 3, photo: null, stock: 3 },
}

type Place = { id: string; host: Host }
const pathOf = ({ id }: Place) => `/vender/services/${id}/add-ons`

/** Replaces the own add-ons of a listing. */
export async function setOwnAddOns(test: TestApp, place: Place, ownAddOns: OwnAddOnBody[]): Promise<Answer> {
  const as = place.host
  const { body: stored }: { body: OwnAddOnsWire } = await test.call('GET', pathOf(place), { as })
  return test.call('PUT', pathOf(place), { as, body: { basedOn: stored.version, ownAddOns } })
}

/** The ids of those that were set, in their order. */
export async function idsOf(test: TestApp, place: Place, ownAddOns: OwnAddOnBody[]): Promise<string[]> {
  const { status, body } = await setOwnAddOns(test, place, ownAddOns)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as OwnAddOnsWire).ownAddOns.map(({ _id }) => _id)
}
