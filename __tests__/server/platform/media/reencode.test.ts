import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import {
  DEMO_FORMATS,
  NotAPicture,
  readHead,
  UPLOAD_FORMATS,
} from '@/server/modules/platform/media/read-head'
import { averageColour, decodePicture, encodeWidths } from '@/server/modules/platform/media/reencode'

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a6d' } })

const PLACE = {
  IFD0: { Copyright: 'secret-owner' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 32/1 0/1' },
}

async function accepted(bytes: Uint8Array, formats = UPLOAD_FORMATS) {
  const head = await readHead(bytes, formats)
  return { head, files: await encodeWidths(await decodePicture(bytes)) }
}

/** A png whose head claims a size that its body does not have. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await painted(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** A small PNG with more chunks behind its head, which is changed by `alter`. */
async function altered(chunks: Uint8Array[], alter: (head: Buffer) => void = () => undefined) {
  const png = await painted(8, 8).png().toBuffer()
  const head = Buffer.from(png.subarray(16, 29))
  alter(head)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), ...chunks, png.subarray(33)])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(4 + named.length + 4)
  whole.writeUInt32BE(data.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), 4 + named.length)
  return whole
}

describe('uploaded pictures', () => {
  test.each(['png', 'gif', 'jpeg'] as const)('%s becomes webp in every stored width', async (format) => {
    const { files } = await accepted(await painted(1600, 1000).toFormat(format).toBuffer())
    expect([...files.keys()]).toEqual([...PICTURE_WIDTHS])
    for (const [width, file] of files) {
      await expect(sharp(file).metadata()).resolves.toMatchObject({ format: 'webp', width })
    }
  })

  test('a small picture is not enlarged, but is stored under every width', async () => {
    const { files } = await accepted(await painted(500, 400).png().toBuffer())
    const widths = await Promise.all(PICTURE_WIDTHS.map((one) => sharp(files.get(one)).metadata()))
    expect(widths.map(({ width }) => width)).toEqual([320, 500, 500, 500])
  })

  test('metadata, the location above all, is removed', async () => {
    const bytes = await painted(400, 300).withExif(PLACE).jpeg().toBuffer()
    expect(bytes.includes('secret-owner')).toBe(true)
    const { files } = await accepted(bytes)
    for (const file of files.values()) {
      expect(Buffer.from(file).includes('secret-owner')).toBe(false)
      expect((await sharp(file).metadata()).exif).toBeUndefined()
    }
  })

  test('a picture that lies on its side is turned upright', async () => {
    const bytes = await painted(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { head, files } = await accepted(bytes)
    expect(head).toMatchObject({ width: 300, height: 600 })
    await expect(sharp(files.get(1280)).metadata()).resolves.toMatchObject({ width: 300, height: 600 })
  })

  test('of an animation only the first frame is read', async () => {
    const frames = await sharp(Buffer.alloc(40 * 4000 * 3, 120), {
      raw: { width: 40, height: 4000, channels: 3, pageHeight: 40 },
    })
      .gif()
      .toBuffer()
    const { head } = await accepted(frames)
    expect(head).toMatchObject({ width: 40, height: 40 })
  })

  test('the same bytes get the same key, others another one', async () => {
    const one = await painted(50, 50).png().toBuffer()
    const other = await painted(51, 50).png().toBuffer()
    const keys = await Promise.all([one, one, other].map((bytes) => readHead(bytes, UPLOAD_FORMATS)))
    expect(keys[0]?.key).toBe(keys[1]?.key)
    expect(keys[0]?.key).not.toBe(keys[2]?.key)
    expect(keys[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('what is not a picture is refused', () => {
  const REFUSED: [string, () => Promise<Uint8Array>][] = [
    ['nothing at all', async () => Buffer.alloc(0)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF head before a script', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
    [
      'a JPEG head before HTML',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
    ],
    ['a truncated JPEG', async () => (await painted(900, 900).jpeg().toBuffer()).subarray(0, 1200)],
    ['a truncated PNG', async () => (await painted(900, 900).png().toBuffer()).subarray(0, 300)],
    ['our own webp, from a person', async () => painted(90, 90).webp().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a picture of 2,500 million pixels', () => claiming(50_000, 50_000)],
    ['a picture that claims more than it holds', () => claiming(6000, 6000)],
  ]

  test.each(REFUSED)('%s', async (_, make) => {
    const bytes = await make()
    await expect(accepted(bytes)).rejects.toBeInstanceOf(NotAPicture)
  })

  test('a flood of pixels is refused from its head alone: decoding it would take minutes', async () => {
    const bytes = await claiming(60_000, 60_000)
    const start = performance.now()
    await expect(readHead(bytes, UPLOAD_FORMATS)).rejects.toBeInstanceOf(NotAPicture)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('a PNG with 16 bits a channel may decode to no more memory than any other', async () => {
    const deep = (side: number) =>
      altered([], (head) => {
        head.writeUInt32BE(side, 0)
        head.writeUInt32BE(side, 4)
        head.writeUInt8(16, 8)
      })
    await expect(readHead(await deep(5100), UPLOAD_FORMATS)).resolves.toMatchObject({ width: 5100 })
    await expect(readHead(await deep(6300), UPLOAD_FORMATS)).rejects.toThrow('too large in memory')
  })

  test('a PNG whose comments unpack to gigabytes is refused unread', async () => {
    const comment = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7_000_000))]))
    await expect(accepted(await altered(Array(3).fill(comment)))).resolves.toBeDefined()
    const start = performance.now()
    await expect(accepted(await altered(Array(800).fill(comment)))).rejects.toThrow('too much text')
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('data hidden behind a real picture does not reach the stored files', async () => {
    const polyglot = Buffer.concat([
      await painted(64, 64).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { files } = await accepted(polyglot)
    for (const file of files.values()) expect(Buffer.from(file).includes('<script>')).toBe(false)
  })

  test('the demo pictures are imported through the same code', async () => {
    const webp = await painted(90, 90).webp().toBuffer()
    await expect(readHead(webp, DEMO_FORMATS)).resolves.toMatchObject({ width: 90, height: 90 })
    await expect(readHead(await painted(9, 9).png().toBuffer(), DEMO_FORMATS)).rejects.toBeInstanceOf(
      NotAPicture,
    )
  })
})

describe('the average colour', () => {
  const colourOf = async (bytes: Uint8Array) => averageColour(await decodePicture(bytes))

  test('is that of an even picture, in three digits', async () => {
    expect(await colourOf(await painted(90, 60).png().toBuffer())).toBe('276')
  })

  test('is grey for a picture without colours', async () => {
    expect(await colourOf(await painted(90, 60).greyscale().jpeg().toBuffer())).toMatch(/^(.)\1\1$/)
  })

  test('is none for a picture that is partly transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0.5 }
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(await colourOf(bytes)).toBeNull()
  })
})
