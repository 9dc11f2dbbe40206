import type { TestApp } from '../test-app'
import { aHost, anAdmin } from '../users'
import { aLiveListing, aPayload, CHALET, ownPictures, send, versionOf } from '../vendor-listings'
import { type AdminCall, type AdminCalls, REASON } from './admin-call'

/** The changing calls of admins on listings. */
export const LISTING_CALLS: AdminCalls = {
  'POST /admin/services/:id/approve': async (test) => onListing(test, await aChangedListing(test)),
  'POST /admin/services/:id/publish': async (test) => onListing(test, await aWaitingListing(test)),
  'POST /admin/services/:id/reject': async (test) => onListing(test, await aWaitingListing(test), REASON),
  'POST /admin/services/:id/suspend': async (test) =>
    onListing(test, (await aLiveListing(test, await aHost(test))).id, REASON),
  'POST /admin/services/:id/restore': async (test) => {
    const { id } = await aLiveListing(test, await aHost(test))
    const { body } = await onListing(test, id, REASON)
    await send(test, await anAdmin(test), `/admin/services/${id}/suspend`, body)
    return onListing(test, id)
  },
  'POST /admin/services/decisions': async (test) => {
    const id = await aWaitingListing(test)
    return { body: { verb: 'publish', items: [{ id, version: await versionOf(test, id) }] } }
  },
}

async function onListing(test: TestApp, id: string, body: object = {}): Promise<AdminCall> {
  return { id, body: { version: await versionOf(test, id), ...body } }
}

async function aWaitingListing(test: TestApp): Promise<string> {
  const host = await aHost(test)
  return (await send(test, host, '/chalet', await aPayload(test, host, CHALET))).body._id
}

async function aChangedListing(test: TestApp): Promise<string> {
  const host = await aHost(test)
  const { id, payload } = await aLiveListing(test, host)
  const images = await ownPictures(test, host, 6)
  const description = { ...(payload['description'] as object), nameInEnglish: 'Palm Palace', images }
  await send(test, host, `/chalet/${id}`, { ...payload, description }, 'PUT')
  return id
}
