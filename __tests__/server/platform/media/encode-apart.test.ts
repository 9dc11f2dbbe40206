import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { EncoderStopped, encodeApart } from '@/server/modules/platform/media/encode-apart'

const folder = mkdtempSync(join(tmpdir(), 'encoder-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STORED = { source: Buffer.from('source'), smaller: new Map([[320, Buffer.from('webp')]]) }

/** Encodes with a program whose answer to the stored files is `answer`. */
function encodeWith(answer: string) {
  const program = `import os from 'node:os'
process.once('message', (stored) => { ${answer} })`
  writeFileSync(join(folder, 'encode-avif.mjs'), program)
  return encodeApart(STORED, folder)
}

const REPORT = `Buffer.from(JSON.stringify([os.getPriority(), stored.source.toString(), Object.keys(process.env).includes('PATH')]))`

test('the encoder has the lowest priority, the files and nothing of the environment, and answers by width', async () => {
  const made = await encodeWith(`process.send(new Map([[320, ${REPORT}]]))`)
  const [priority, source, knowsPath] = JSON.parse(Buffer.from(made.get(320) ?? []).toString())
  expect([priority, source, knowsPath]).toEqual([constants.priority.PRIORITY_LOW, 'source', false])
  expect([...made.keys()]).toEqual([320])
})

test('an encoder that fails or answers something else is a failure of the picture', async () => {
  await expect(encodeWith('process.exit(3)')).rejects.toThrow('the encoder ended with 3')
  await expect(encodeWith(`process.kill(process.pid, 'SIGKILL')`)).rejects.toThrow('SIGKILL')
  await expect(encodeWith(`process.send('done')`)).rejects.toThrow('no files')
})

test('an encoder that is stopped, alone or with its api, leaves the picture for another time', async () => {
  await expect(encodeWith(`process.kill(process.pid, 'SIGTERM')`)).rejects.toThrow(EncoderStopped)
  const listeners = process.listenerCount('SIGTERM')
  const encoding = encodeWith('')
  process.listeners('SIGTERM').at(-1)?.call(process, 'SIGTERM')
  await expect(encoding).rejects.toThrow(EncoderStopped)
  expect(process.listenerCount('SIGTERM')).toBe(listeners)
})
