import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface MailContent {
  subject: string
  text: string
  html: string
  /** where its reader chooses to get no more of these */
  unsubscribeUrl?: string
}

/** A mail to one user; the same `reference` marks the same mail when it has to be sent again. */
export interface Mail extends MailContent {
  to: string
  reference: string
}

/** Sends one mail; rejects when the service refuses it or does not answer in time. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}

/** One that keeps connections open until it is closed. */
interface PooledMailSender extends MailSender {
  close(): void
}

export interface MailSettings {
  /** smtp:// or smtps:// with name and password inside */
  url: string
  from: string
}

const CONNECT_TIMEOUT_MS = 5000
const SOCKET_TIMEOUT_MS = 10_000
const NO_USER = 'Diyar <no-reply@localhost>'

/** The embedded default: each mail becomes an .eml file that any mail program opens, and nothing leaves the machine. */
export function fileMail(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelopeOf(mail, NO_USER))
      const file = join(folder, `${mail.reference}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
  }
}

export function smtpMail({ url, from }: MailSettings): PooledMailSender {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(envelopeOf(mail, from))
    },
    close: () => transport.close(),
  }
}

function envelopeOf({ reference, unsubscribeUrl, ...mail }: Mail, from: string) {
  const list = unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}
  return { from, messageId: `<${reference}@diyar>`, ...list, ...mail }
}
