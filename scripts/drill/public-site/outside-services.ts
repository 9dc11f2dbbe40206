import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { MOYASAR_KEYS, startMoyasar } from '@/__tests__/server/support/outside/moyasar-server'
import { freePort } from '@/scripts/steps/ports.mjs'

/** Plays the services of text messages (Unifonic's call), mail (a few words of SMTP) and payments on this machine. */
export async function startServices() {
  const texts: { to: string; body: string }[] = []
  const mails: string[] = []
  const sms = createServer(async (request, response) => {
    const sent = new URLSearchParams(await text(request))
    texts.push({ to: sent.get('Recipient') ?? '', body: sent.get('Body') ?? '' })
    response.setHeader('content-type', 'application/json').end('{"success":true}')
  })
  const mail = createTcpServer((socket) => {
    let isBody = false
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        if (line.startsWith('RCPT TO:')) mails.push(line)
        if (isBody && line !== '.') continue
        isBody = line === 'DATA'
        socket.write(isBody ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  const [smsPort, mailPort] = [await freePort(), await freePort()]
  await Promise.all([
    once(sms.listen(smsPort, '127.0.0.1'), 'listening'),
    once(mail.listen(mailPort, '127.0.0.1'), 'listening'),
  ])
  const moyasar = await startMoyasar(await freePort())
  return {
    mails,
    /** the newest code that was sent to a number, which is then forgotten */
    codeFor(phone: string): string {
      const at = texts.findLastIndex(({ to }) => to.endsWith(phone))
      const code = texts[at]?.body.match(/(?<!\d)\d{4}(?!\d)/)?.[0]
      if (!code) throw new Error(`no code was sent to ${phone}`)
      texts.splice(at, 1)
      return code
    },
    /** The first block of the page, and what sends the services' calls here. */
    values: {
      SMS_SERVICE: 'unifonic',
      SMS_TOKEN: 'a-token-of-the-drill',
      MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'hello@diyar.example',
      MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
      MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
      MOYASAR_WEBHOOK_SECRET: MOYASAR_KEYS.webhookSecret.replaceAll(' ', '-'),
    },
    addresses: `SMS_URL=http://127.0.0.1:${smsPort}/\nMOYASAR_URL=${moyasar.url}\n`,
    charges: () => moyasar.charges,
    async stop() {
      sms.close()
      mail.close()
      await moyasar.close()
    },
  }
}

export type OutsideServices = Awaited<ReturnType<typeof startServices>>
