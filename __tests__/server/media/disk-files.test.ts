import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '@/server/ports/files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diyar-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a stored file can be read, and no partial file is left beside it', async () => {
  const files = diskFiles(folder)
  await files.put('abc/320.webp', Buffer.from('bytes'))
  expect(await files.exists('abc/320.webp')).toBe(true)
  expect(Buffer.from((await files.get('abc/320.webp')) ?? []).toString()).toBe('bytes')
  expect(readdirSync(join(folder, 'abc'))).toEqual(['320.webp'])
})

test('an unknown key is null, not an error', async () => {
  expect(await diskFiles(folder).get('abc/640.webp')).toBeNull()
  expect(await diskFiles(folder).exists('abc/640.webp')).toBe(false)
})

test.each(['../secret', 'a/../../b', '/etc/passwd', 'a\\b', 'a//b', '.hidden', ''])(
  'a key cannot leave the folder: %s',
  async (key) => {
    await expect(Promise.resolve().then(() => diskFiles(folder).get(key))).rejects.toThrow('not a file key')
  },
)
