import { newId } from '@/server/db/schema/columns'
import { uploads } from '@/server/db/schema/platform/uploads'
import { type Actions, REASON, stayAt, type World } from './world'

export const DEPOSIT_ACTIONS: Actions = {
  'vendor claims a halala': (world, at) => claim(world, at, 0.01),
  'vendor claims a part': (world, at) => claim(world, at, 50),
  'vendor claims too much': (world, at) => claim(world, at, 200),
  'guest agrees': (world, at) => stayAt(world, at).byGuest('deposit/answer', { agrees: true }),
  'guest disagrees': (world, at) =>
    stayAt(world, at).byGuest('deposit/answer', { agrees: false, text: 'It was so' }),
  'admin decides for a third': (world) => decideClaims(world, 1 / 3),
  'admin decides for the guest': (world) => decideClaims(world, 0),
}

async function claim(world: World, at: number, amount: number): Promise<void> {
  const photos = [await aPhoto(world)]
  await stayAt(world, at).byVendor('deposit/claim', { amount, photos, ...REASON })
}

/** A private photo of the world's vendor, without its file. */
async function aPhoto({ api, host }: World): Promise<string> {
  const id = newId()
  const size = { width: 1, height: 1 }
  await api.db
    .insert(uploads)
    .values({ id, ownerId: host.id, fileKey: `documents/${id}`, visibility: 'private', ...size })
  return `/api/v1/documents/${id}`
}

/** Decides all claims that wait. */
export async function decideClaims({ api, admin }: World, share: number): Promise<void> {
  const { body } = await api.call('GET', '/admin/deposit-claims', { as: admin })
  for (const { _id, amount } of body.data) {
    const granted = { amount: Math.floor(amount * 100 * share) / 100, ...REASON }
    await api.call('POST', `/admin/deposit-claims/${_id}/decide`, { as: admin, body: granted })
  }
}
