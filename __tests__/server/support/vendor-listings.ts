import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aDraft } from '@/__tests__/lib/domain/listing/a-draft'
import type { Draft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, type ListingPayload, toPayload } from '@/lib/domain/listing/payload'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import { listings } from '@/server/db/schema/listings/listings'
import { uploads } from '@/server/db/schema/platform/uploads'
import { approveListing } from '@/server/modules/listings/vendor-listings/review/decide-on-listing'
import { ensureCatalogue } from './listings'
import type { Answer, TestApp } from './test-app'
import type { Host, TestUser } from './users'

export const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
export const HOTEL = withVariant(listingTypeOf('Hotel'), 'standard')
export const PITCH = withVariant(listingTypeOf('Stadium'), 'hourly')

/** Addresses of pictures that a user has uploaded, for the vendor where there is one; the bytes matter to no test here. */
export async function ownPictures(test: TestApp, owner: TestUser | Host, count = 5): Promise<string[]> {
  const vendorId = 'vendorId' in owner ? owner.vendorId : null
  const keys = Array.from({ length: count }, () => randomBytes(16).toString('hex'))
  await test.db
    .insert(uploads)
    .values(keys.map((fileKey) => ({ ownerId: owner.id, vendorId, fileKey, width: 60, height: 40 })))
  return keys.map((key) => `/api/v1/media/${key}`)
}

/** A finished listing of a vendor in Jeddah, as the wizard sends it. */
export async function aPayload(
  test: TestApp,
  owner: TestUser,
  listingType: ListingTypeVariant = CHALET,
  options: Partial<Draft> = {},
): Promise<ListingPayload> {
  await ensureCatalogue(test, 'jeddah', listingType.type)
  const images = options.images ?? (await ownPictures(test, owner))
  const categoryId = listingType.type.toLowerCase()
  return toPayload(
    aDraft(listingType, { categoryId, secondaryPhone: '+966500000012', ...options, images }),
    listingType,
  )
}

export function send(
  test: TestApp,
  as: TestUser,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Answer> {
  return test.call(method, path, { as, body, headers: { 'accept-language': 'en' } })
}

/** A listing that its vendor has sent and an admin has let go live; answers its id and what was sent. */
export async function aLiveListing(
  test: TestApp,
  owner: Host,
  listingType: ListingTypeVariant = CHALET,
  options: Partial<Draft> = {},
): Promise<{ id: string; payload: ListingPayload }> {
  const payload = await aPayload(test, owner, listingType, options)
  const { body } = await send(test, owner, `/${listingType.segment}`, payload)
  await approve(test, body._id)
  return { id: body._id, payload }
}

/** Another room type of a vendor's hotel, sent with these changes and approved; answers its id. */
export async function aRoomType(
  test: TestApp,
  owner: Host,
  property: string,
  changes: Partial<Draft>,
): Promise<string> {
  const begun = await send(test, owner, `/vender/services/${property}/room-types`, {})
  const draft = draftFromPayload(begun.body, HOTEL)
  const edited = { ...draft, ...changes, facts: { ...draft.facts, ...changes.facts } }
  const payload = toPayload(edited, HOTEL, { isEdit: true })
  expect(await send(test, owner, `/hotel/${begun.body._id}`, payload, 'PUT')).toMatchObject({ status: 200 })
  await approve(test, begun.body._id)
  return begun.body._id
}

/** The version of a listing that an admin sees now; 1 for an unknown one. */
export async function versionOf(test: TestApp, id: string): Promise<number> {
  const [row] = await test.db.select({ version: listings.version }).from(listings).where(eq(listings.id, id))
  return row?.version ?? 1
}

export function approve(test: TestApp, id: string): Promise<void> {
  return test.db.transaction((tx) => approveListing(tx, id, test.clock.now()))
}
