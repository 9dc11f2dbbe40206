import sharp from 'sharp'
import type { Answer, TestApp } from './test-app'
import type { TestUser } from './users'

export const BOUNDARY = '----diyar-test'

/** A picture of one colour; `shade` makes another one. */
export function painted(width = 300, height = 200, shade = 120) {
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
}

export interface Part {
  field: string
  bytes: Uint8Array
  name?: string
}

export function multipart(parts: Part[], end = true): Buffer {
  const pieces = parts.flatMap(({ field, bytes, name = 'photo.png' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(end ? `--${BOUNDARY}--\r\n` : '')])
}

/** Sends files as a browser's form does. */
export function upload(
  test: TestApp,
  as: TestUser | undefined,
  parts: Part[],
  { path = '/user/upload', end = true }: { path?: string; end?: boolean } = {},
): Promise<Answer> {
  return test.call('POST', path, {
    as,
    body: multipart(parts, end),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'accept-language': 'en' },
  })
}

/** One uploaded picture; answers its address. */
export async function anUpload(
  test: TestApp,
  as: TestUser,
  shade = 120,
  purpose = 'picture',
): Promise<string> {
  const bytes = await painted(300, 200, shade).png().toBuffer()
  const path = `/user/upload?purpose=${purpose}`
  return (await upload(test, as, [{ field: 'image', bytes }], { path })).body.url
}
