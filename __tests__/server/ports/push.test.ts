import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newPushKeys, webPushSender } from '@/server/ports/push'

interface ReceivedEvents {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service of our own, and a browser that can read what it is sent. */
async function aService(status: number) {
  const received: ReceivedEvents[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  const secret = randomBytes(16)
  const target = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/device`,
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
  }
  const close = () => new Promise((resolve) => server.close(resolve))
  return {
    heard: received,
    target,
    close,
    read: (body: Buffer) => decrypted(body, browser, publicKey, secret),
  }
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** RFC 8291 with one record of RFC 8188, as a browser reads it. */
function decrypted(
  body: Buffer,
  browser: ReturnType<typeof createECDH>,
  own: Buffer,
  secret: Buffer,
): string {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + (body[20] ?? 0))
  const record = body.subarray(21 + theirs.length)
  const shared = browser.computeSecret(theirs)
  const key = derived(shared, secret, Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]), 32)
  const contentKey = derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

test('a push message is signed with our key and only its browser can read it', async () => {
  const { heard: received, target, close, read } = await aService(201)
  const keys = newPushKeys()
  const outcome = await webPushSender('mailto:no-reply@localhost').send(target, '{"title":"خبر"}', keys)
  await close()
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received
  expect(outcome).toBe('sent')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(headers.authorization).toContain(`k=${keys.publicKey}`)
  expect(body.toString('latin1')).not.toContain('title')
  expect(read(body)).toBe('{"title":"خبر"}')
})

test.each([404, 410])('a device whose service answers %s is gone', async (status) => {
  const { target, close } = await aService(status)
  const outcome = await webPushSender('mailto:no-reply@localhost').send(target, '{}', newPushKeys())
  await close()
  expect(outcome).toBe('gone')
})

test.each([302, 429, 500])('an answer of %s is a failure that is tried again', async (status) => {
  const { target, close } = await aService(status)
  const sent = webPushSender('mailto:no-reply@localhost').send(target, '{}', newPushKeys())
  await expect(sent).rejects.toThrow()
  await close()
})
