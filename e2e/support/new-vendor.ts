import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ADMIN_PHONE, newPhone, signUp } from './fixtures'
import { AN_ID, aPicture } from './pictures'
import { signIn } from './vendors'

/** Where tests publish listings: no list that other tests count shows this city. */
export const QUIET_LISTING = {
  city: 'Makkah',
  district: '',
  point: { latitude: 21.4225, longitude: 39.8262 },
} as const

let admin: Promise<APIRequestContext> | null = null

/** The admin who approves vendors and listings; signed in once per worker. */
export function theAdmin(...[playwright, baseURL]: [Parameters<typeof signIn>[0], string | undefined]) {
  admin ??= signIn(playwright, baseURL, ADMIN_PHONE)
  return admin
}

/** Signs up a new user and approves them as a host; returns their phone number. */
export async function becomeHost(
  { request }: Pick<Page, 'request'>,
  admin: APIRequestContext,
): Promise<string> {
  const phone = newPhone()
  await applyAsHost(request, phone)
  const { application } = await (await request.get('/api/v1/user/vender-application')).json()
  const { vendor } = await (await admin.get(`/api/v1/admin/vendors/${application._id}`)).json()
  const decision = { data: { version: vendor.version } }
  expect((await admin.post(`/api/v1/admin/vendors/${application._id}/approve`, decision)).status()).toBe(200)
  return phone
}

/** Signs up a new user, who applies as a host and waits for the decision. */
export async function applyAsHost(request: APIRequestContext, phone: string): Promise<void> {
  await signUp(request, phone)
  const [file] = await uploadPhotos(request, 1)
  const document = { image: { name: 'id.png', mimeType: 'image/png', buffer: await aPicture() } }
  const idPhoto = await request.post('/api/v1/user/upload?purpose=document', { multipart: document })
  const applied = await request.put('/api/v1/user/upgrade-vender-host', {
    data: {
      firstName: 'Huda',
      lastName: 'Test',
      phone,
      address: 'Jeddah, Alrawdah',
      nationality: 'SA',
      email: 'huda@example.sa',
      idNumber: AN_ID,
      file,
      idPhoto: (await idPhoto.json()).url,
    },
  })
  expect(applied.status()).toBe(200)
}

/** Pictures of the user's own, as the wizard sends them; answers their addresses. */
export async function uploadPhotos(request: APIRequestContext, count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, async () => {
    const images = { name: 'photo.png', mimeType: 'image/png', buffer: await aPicture() }
    const sent = await request.post('/api/v1/user/upload-multiple', { multipart: { images } })
    expect(sent.status()).toBe(200)
    return ((await sent.json()) as Record<string, string>)['0'] ?? ''
  })
  return Promise.all(addresses)
}
