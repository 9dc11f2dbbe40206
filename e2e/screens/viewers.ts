import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { ADMIN_PHONE, newPhone, openSession, signUp } from '../support/fixtures'
import { applyAsHost, becomeHost, theAdmin } from '../support/new-vendor'
import { bookAtHost, DEMO_HOST, requestHost } from '../support/vendors'
import type { Viewer } from './screen'

const LISTINGS = [...DEMO_HOST.atOnce, DEMO_HOST.asked.inFull]

type Playwright = PlaywrightWorkerArgs['playwright']
type Prepare = (
  request: APIRequestContext,
  playwright: Playwright,
  baseURL: string | undefined,
) => Promise<unknown>

const PREPARE: Record<Viewer, Prepare> = {
  visitor: async () => undefined,
  newcomer: (request) => signUp(request, newPhone()),
  applicant: (request) => applyAsHost(request, newPhone()),
  guest: prepareGuest,
  'new-host': async (request, playwright, baseURL) =>
    becomeHost({ request }, await theAdmin(playwright, baseURL)),
  host: (request) => openSession(request, DEMO_HOST.phone),
  admin: (request) => openSession(request, ADMIN_PHONE),
}

/** Somebody with a booking, a request, listings that are kept and a conversation, beside the demo's past. */
async function prepareGuest(request: APIRequestContext): Promise<void> {
  await openSession(request, '500000001')
  for (const id of LISTINGS) await request.put(`/api/v1/favourites/${id}`)
  await request.post('/api/v1/favourites/share')
  const upcoming = await (await request.get('/api/v1/bookings?tab=upcoming')).json()
  if (upcoming.total < 2) await bookAtHost(request)
  const waiting = await (await request.get('/api/v1/bookings?tab=waiting')).json()
  if (waiting.total === 0) await requestHost(request)
  const opened = await request.post('/api/v1/conversations', { data: { serviceId: LISTINGS[0] } })
  const { _id, last } = await opened.json()
  if (last) return
  await request.post(`/api/v1/conversations/${_id}/messages`, {
    data: { clientId: randomUUID(), body: 'السلام عليكم، هل المسبح مدفأ؟' },
  })
}

type Signed = Awaited<ReturnType<APIRequestContext['storageState']>>
const signed = new Map<Viewer, Promise<Signed>>()

/** The cookies of a viewer, who signs in once for all photographs of a worker. */
export function cookiesOf(who: Viewer, playwright: Playwright, baseURL: string | undefined): Promise<Signed> {
  const known = signed.get(who)
  if (known) return known
  const made = (async () => {
    const from = `10.9.${randomInt(1, 255)}.${randomInt(1, 255)}`
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': from },
    })
    await PREPARE[who](request, playwright, baseURL)
    const state = await request.storageState()
    await request.dispose()
    return state
  })()
  signed.set(who, made)
  return made
}
