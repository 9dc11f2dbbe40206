import { randomBytes } from 'node:crypto'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** A national ID that passes its check digit; nobody's. */
export const AN_ID = '1000000008'

/** Chooses a new picture in a file input. */
export async function choosePicture(input: Locator, shade = 120): Promise<void> {
  const background = { r: shade, g: 110, b: 80 }
  const buffer = await sharp({ create: { width: 640, height: 420, channels: 3, background } })
    .png()
    .toBuffer()
  await input.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
}

/** A picture that no compression makes smaller: a PNG of about `megabytes`. */
export async function heavyPicture(megabytes: number): Promise<Buffer> {
  const side = Math.round(Math.sqrt((megabytes * 1024 * 1024) / 3))
  const raw = { width: side, height: side, channels: 3 as const }
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A new picture in a random colour, which the server encodes quickly. */
export function aPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  return sharp({ create: { width: 640, height: 420, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}
