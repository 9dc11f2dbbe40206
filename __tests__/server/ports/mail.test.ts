import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileMail, smtpMail } from '@/server/ports/mail'

const MAIL = {
  to: 'sara@example.sa',
  subject: 'حجز جديد · ديار',
  text: 'Hello',
  html: '<p>Hello</p>',
  reference: 'w1',
  unsubscribeUrl: 'https://www.example.sa/my-profile',
}

/** The few words of SMTP that one mail needs; keeps what it was told. */
async function postOffice(): Promise<{ url: string; told: string[]; close: () => void }> {
  const reported: string[] = []
  const server = createServer((socket) => {
    let isBody = false
    socket.write('220 here\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        reported.push(line)
        if (isBody && line !== '.') continue
        isBody = line === 'DATA'
        socket.write(isBody ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, told: reported, close: () => server.close() }
}

test('a mail goes out over SMTP with sender, recipient, text and HTML, and the id of its job', async () => {
  const office = await postOffice()
  const mail = smtpMail({ url: office.url, from: 'Diyar <hello@diyar.sa>' })
  await mail.send(MAIL)
  mail.close()
  office.close()
  expect(office.told).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<hello@diyar.sa>',
      'RCPT TO:<sara@example.sa>',
      'Message-ID: <w1@diyar>',
      'List-Unsubscribe: <https://www.example.sa/my-profile>',
      'Content-Type: text/html; charset=utf-8',
    ]),
  )
})

test('a mail server that cannot be reached is an error for the outbox', async () => {
  const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'hello@diyar.sa' })
  await expect(mail.send(MAIL)).rejects.toThrow(/ECONNREFUSED/)
  mail.close()
})

test('without a mail server each mail becomes a file, and the same mail the same file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-mail-'))
  const mail = fileMail(folder)
  await mail.send(MAIL)
  await mail.send(MAIL)
  expect(readdirSync(folder)).toEqual(['w1.eml'])
  expect(readFileSync(join(folder, 'w1.eml'), 'utf8')).toContain('To: sara@example.sa')
  rmSync(folder, { recursive: true })
})
