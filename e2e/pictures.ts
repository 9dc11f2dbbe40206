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
