import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface MailContent {
  subject: string
  text: string
  html: string
  /** the page on which the reader turns these mails off */
  unsubscribeUrl?: string
}

/** A mail to one user; retries of a mail have the same `reference`. */
export interface Mail extends MailContent {
  to: string
  reference: string
}

/** Sends one mail; rejects when the service refuses it or times out. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}

/** A sender with open connections, until `close()`. */
interface PooledMailSender extends MailSender {
  close(): void
}

export interface MailSettings {
  /** smtp:// or smtps:// with user name and password */
  url: string
  from: string
}

const CONNECT_TIMEOUT_MS = 5000
const SOCKET_TIMEOUT_MS = 10_000
const NO_USER = 'Diyar <no-reply@localhost>'

/** The default without SMTP: writes each mail as an .eml file into the folder and sends nothing. */
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
