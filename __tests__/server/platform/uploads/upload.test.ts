import { request } from 'node:http'
import sharp from 'sharp'
import { anUpload, BOUNDARY, multipart, painted, upload } from '@/__tests__/server/support/pictures'
import { listen } from '@/__tests__/server/support/sockets'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { uploads } from '@/server/db/schema/platform/uploads'

const api = appForTests()

const A_MEGABYTE = Buffer.alloc(1024 * 1024, 1)
const image = (bytes: Uint8Array) => [{ field: 'image', bytes }]

test.each(['png', 'gif', 'jpeg'] as const)(
  'vendor-upload: a %s is re-encoded without metadata and answered by its address, which shows it',
  async (format) => {
    const person = await aGuest(api)
    const bytes = await painted(900, 600)
      .withExif({ IFD3: { GPSLatitude: '21/1 32/1 0/1' }, IFD0: { Artist: 'secret-owner' } })
      .toFormat(format)
      .toBuffer()
    const answer = await upload(api, person, image(bytes))
    expect([answer.status, answer.body]).toEqual([
      200,
      { url: expect.stringMatching(/^\/api\/v1\/media\/[0-9a-f]{31}$/) },
    ])
    const shown = await api.call('GET', answer.body.url)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    for (const file of api.files.values()) {
      expect((await sharp(file).metadata()).exif).toBeUndefined()
      expect(Buffer.from(file).includes('secret-owner')).toBe(false)
    }
    expect(await api.db.select().from(uploads)).toMatchObject([{ ownerId: person.id, visibility: 'public' }])
  },
)

test('upload-multiple preserves the order, fifteen at most', async () => {
  const person = await aGuest(api)
  const pictures = await Promise.all([10, 20, 30].map((shade) => painted(240, 240, shade).png().toBuffer()))
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ field: 'images', bytes: pictures[i % 3] ?? Buffer.alloc(0) }))
  const path = '/user/upload-multiple'
  const { body } = await upload(api, person, many(3), { path })
  const singly = [
    await anUpload(api, person, 10),
    await anUpload(api, person, 20),
    await anUpload(api, person, 30),
  ]
  expect(Object.keys(body)).toEqual(['0', '1', '2'])
  expect(new Set(Object.values(body)).size).toBe(3)
  expect(singly).toHaveLength(3)
  expect((await upload(api, person, many(15), { path })).status).toBe(200)
  expect((await upload(api, person, many(16), { path })).status).toBe(413)
})

const REFUSED: [string, number, () => Promise<Uint8Array>][] = [
  ['zero bytes', 415, async () => Buffer.alloc(0)],
  [
    'an SVG',
    415,
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['an HTML page', 415, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF that is a script', 415, async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
  [
    'a PNG with a page behind it',
    415,
    async () => Buffer.concat([await painted().png().toBuffer(), Buffer.from('<html><script>1</script>')]),
  ],
  [
    'a JPEG with an archive behind it',
    415,
    async () =>
      Buffer.concat([await painted().jpeg().toBuffer(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  ['a truncated PNG', 415, async () => (await painted(900, 900).png().toBuffer()).subarray(0, 300)],
  ['a truncated JPEG', 415, async () => (await painted(900, 900).jpeg().toBuffer()).subarray(0, 1200)],
  ['a webp', 415, async () => painted().webp().toBuffer()],
  ['a flood of pixels', 413, async () => claiming(60_000, 60_000)],
  ['a picture of one pixel', 422, async () => painted(1, 1).png().toBuffer()],
  ['a strip of 199 pixels', 422, async () => painted(900, 199).png().toBuffer()],
  ['a GIF of a thousand frames', 415, async () => frames(1000)],
  ['more than 10 MB', 413, async () => Buffer.alloc(10 * 1024 * 1024 + 1, 1)],
]

test.each(REFUSED)(
  'an upload of %s is refused with %i without delay, and nothing is stored',
  async (_, status, make) => {
    const person = await aGuest(api)
    const bytes = await make()
    const before = process.memoryUsage().rss
    const began = performance.now()
    const answer = await upload(api, person, image(bytes))
    expect(performance.now() - began).toBeLessThan(5000)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(/\w/)
    expect([api.files.size, (await api.db.select().from(uploads)).length]).toEqual([0, 0])
  },
)

test.each(['heic', 'mif1'])('a picture of an iPhone (%s) is refused by its name', async (brand) => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(900)])
  const { status, body } = await upload(api, await aGuest(api), image(bytes))
  expect([status, body.code]).toEqual([415, 'picture_is_heic'])
  expect(body.message).toMatch(/HEIC/)
  expect(api.files.size).toBe(0)
})

test('a picture of a message may be small, but is a picture, private, and no photo of a listing', async () => {
  const [person, other] = [await aGuest(api), await aGuest(api)]
  const small = await painted(120, 90).png().toBuffer()
  const attach = (bytes: Buffer) =>
    upload(api, person, image(bytes), { path: '/user/upload?purpose=attachment' })
  const { status, body } = await attach(small)
  expect([status, body.url]).toEqual([200, expect.stringMatching(/^\/api\/v1\/documents\//)])
  expect((await upload(api, person, image(small))).status).toBe(422)
  expect(
    (await upload(api, other, image(Buffer.from('%PDF-1.7')), { path: '/user/upload?purpose=attachment' }))
      .status,
  ).toBe(415)
  expect(await api.db.select({ visibility: uploads.visibility }).from(uploads)).toEqual([
    { visibility: 'private' },
  ])
})

test('a JPEG of 108 megapixels is taken within bounded memory, and the refusal of a larger one names its size and the limit', async () => {
  const person = await aGuest(api)
  const jpeg = (width: number, height: number) => painted(width, height).jpeg({ quality: 10 }).toBuffer()
  const large = await jpeg(12_000, 9000)
  const before = process.memoryUsage().rss
  expect((await upload(api, person, image(large))).status).toBe(200)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  const refused = await upload(api, person, image(await jpeg(16_000, 10_000)))
  expect([refused.status, refused.body.code]).toEqual([413, 'picture_too_large'])
  expect(refused.body.message).toMatch(/160.*150/)
})

test('a progressive JPEG, which is decoded whole, has the limit of other pictures', async () => {
  const bytes = await painted(9000, 5000).jpeg({ quality: 10, progressive: true }).toBuffer()
  const refused = await upload(api, await aGuest(api), image(bytes))
  expect([refused.status, refused.body.code]).toEqual([413, 'picture_too_large'])
  expect(refused.body.message).toMatch(/45.*40/)
})

test('a body that breaks off, another field, no file, or no form at all is refused cleanly', async () => {
  const person = await aGuest(api)
  const bytes = await painted().png().toBuffer()
  const broken = await upload(api, person, image(bytes.subarray(0, 40)), { end: false })
  expect([broken.status, broken.body.code]).toEqual([400, 'bad_request'])
  expect((await upload(api, person, [{ field: 'avatar', bytes }])).status).toBe(400)
  expect((await upload(api, person, [])).status).toBe(400)
  expect((await upload(api, person, [...image(bytes), ...image(bytes)])).status).toBe(413)
  expect((await api.call('POST', '/user/upload', { as: person, body: { image: 'x' } })).status).toBe(415)
})

test('the name and the type that a sender claims count for nothing: the content decides, and no path is made of them', async () => {
  const person = await aGuest(api)
  const names = [
    '../../../etc/passwd',
    '..\\..\\page.html',
    '%2e%2e%2fx.php',
    'x\u202egnp.exe',
    'a.svg;.png',
    '',
  ]
  const picture = await painted(240, 240, 77).png().toBuffer()
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  for (const name of [...names, 'x'.repeat(3000)]) {
    const answer = await upload(api, person, [{ field: 'image', bytes: picture, name }])
    expect([name, answer.body]).toEqual([
      name,
      { url: expect.stringMatching(/^\/api\/v1\/media\/[0-9a-f]{31}$/) },
    ])
    expect((await upload(api, person, [{ field: 'image', bytes: page, name }])).status).toBe(415)
  }
  expect([...api.files.keys()].filter((key) => !/^[0-9a-f]{31}\/\d+\.webp$/.test(key))).toEqual([])
})

/** Sends a picture of so many megabytes over a socket; answers the status, or that the connection was cut. */
async function sendPicture(port: string, person: TestUser, megabytes: number): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    }
    const sent = request({ port, path: '/api/v1/user/upload', method: 'POST', headers, agent: false })
    const end = (outcome: number | 'cut') => {
      sent.destroy()
      resolve(outcome)
    }
    sent.on('response', ({ statusCode = 0 }) => end(statusCode))
    sent.on('error', () => end('cut'))
    let left = megabytes
    const sendMore = () => {
      while (left-- > 0) if (!sent.write(A_MEGABYTE)) return void sent.once('drain', sendMore)
      sent.end(`\r\n--${BOUNDARY}--\r\n`)
    }
    sent.write(multipart(image(Buffer.alloc(0)), false).subarray(0, -2))
    sendMore()
  })
}

test('a picture of 14 MB is answered 413; a body without end is cut soon after the limit, in bounded memory', async () => {
  const person = await aGuest(api)
  const { port } = new URL(await listen(api))
  expect(await sendPicture(port, person, 14)).toBe(413)
  const before = process.memoryUsage().rss
  expect(['cut', 413]).toContain(await sendPicture(port, person, Number.POSITIVE_INFINITY))
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  expect((await upload(api, person, image(await painted().png().toBuffer()))).status).toBe(200)
})

test('multipart bodies are read where files are expected and nowhere else', async () => {
  const bytes = await painted().png().toBuffer()
  expect((await upload(api, undefined, image(bytes), { path: '/user/login' })).status).toBe(415)
  expect((await upload(api, undefined, image(bytes))).status).toBe(401)
})

/** A PNG whose head claims a size; the content is a few bytes. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

function frames(count: number): Promise<Buffer> {
  const raw = { width: 8, height: 8 * count, channels: 3 as const, pageHeight: 8 }
  const pixels = Buffer.from(
    Array.from({ length: 8 * 8 * count * 3 }, (_, i) => (i * 7 + Math.floor(i / 192) * 31) % 251),
  )
  return sharp(pixels, { raw }).gif().toBuffer()
}
