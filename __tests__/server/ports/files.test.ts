import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { S3_KEYS, startTemporaryS3 } from '@/scripts/steps/services/s3.mjs'
import { diskFiles, type FilesPort, StorageFailure } from '@/server/ports/files'
import { s3Files } from '@/server/ports/s3-files'

const folder = mkdtempSync(join(tmpdir(), 'diyar-files-'))
const region = 'us-east-1'
let store: Awaited<ReturnType<typeof startTemporaryS3>>
let inBucket: FilesPort
beforeAll(async () => {
  store = await startTemporaryS3(join(folder, 's3'))
  inBucket = await s3Files({ ...store, region, ...S3_KEYS })
})
afterAll(async () => {
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['a folder', () => diskFiles(join(folder, 'files'))],
  ['a bucket', () => inBucket],
])('%s', (_name, open) => {
  test('a stored file can be read whole, as a stream and by its size, until it is removed', async () => {
    const files = open()
    await files.put('abc/320.webp', Buffer.from('bytes'))
    expect(await files.sizeOf('abc/320.webp')).toBe(5)
    expect(Buffer.from((await files.get('abc/320.webp')) ?? []).toString()).toBe('bytes')
    const stream = await files.open('abc/320.webp')
    expect([stream?.size, String(stream && (await buffer(stream.content)))]).toEqual([5, 'bytes'])
    await files.remove('abc/320.webp')
    expect(await files.get('abc/320.webp')).toBeNull()
  })

  test('an unknown key is null or ignored, not an error', async () => {
    const files = open()
    const key = 'abc/640.webp'
    expect([await files.get(key), await files.open(key), await files.sizeOf(key)]).toEqual([null, null, null])
    await files.remove(key)
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a\\b', 'a//b', '.hidden', ''])(
    'a key in another format is refused: %s',
    async (key) => {
      await expect(open().get(key)).rejects.toThrow('not a file key')
      await expect(open().put(key, Buffer.from(''))).rejects.toThrow('not a file key')
    },
  )
})

test('a file of a folder is written whole: no part of it is left beside it', async () => {
  await diskFiles(join(folder, 'whole')).put('abc/320.webp', Buffer.from('bytes'))
  expect(readdirSync(join(folder, 'whole/abc'))).toEqual(['320.webp'])
})

test('a store that refuses or does not answer fails with its reason and without the secret', async () => {
  const settings = { ...store, region, accessKeyId: 'NOBODY', secretAccessKey: 'a wrong secret' }
  const refused = await s3Files(settings)
  const silent = await s3Files({ ...settings, endpoint: 'http://127.0.0.1:1' })
  for (const [files, reason] of [
    [refused, /InvalidAccessKeyId/],
    [silent, /ECONNREFUSED/],
  ] as const) {
    for (const attempt of [
      () => files.put('abc/1.webp', Buffer.from('a')),
      () => files.get('abc/1.webp'),
      () => files.open('abc/1.webp'),
      () => files.remove('abc/1.webp'),
    ]) {
      const failure = await attempt().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(StorageFailure)
      expect(String(failure)).toMatch(reason)
      expect(String(failure)).not.toContain('wrong secret')
    }
  }
})
