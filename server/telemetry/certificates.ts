import { X509Certificate } from 'node:crypto'
import { connect } from 'node:tls'
import type { Deps } from '@/server/deps'

const HOUR_MS = 3_600_000
const ANSWER_MS = 3000
const HTTPS_PORT = 443

/** Reads for how many seconds certificates are still valid, by name; each is looked up once an hour. */
export function certificateReader({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): () => Promise<Map<string, number>> {
  let kept: { ends: Map<string, Date>; atMs: number } | undefined
  return async () => {
    const nowMs = clock.now().getTime()
    if (!kept || nowMs - kept.atMs >= HOUR_MS) {
      const ofInvoices = (config.einvoicing?.units ?? []).flatMap(({ vatNumber, certificate }) => {
        const end = endOfUnit(certificate)
        return end ? [[`einvoices ${vatNumber}`, end] as const] : []
      })
      const end = await endAt(config.publicOrigin)
      kept = { ends: new Map([...ofInvoices, ...(end ? [['public', end] as const] : [])]), atMs: nowMs }
    }
    return new Map([...kept.ends].map(([name, end]) => [name, (end.getTime() - nowMs) / 1000]))
  }
}

/** As ZATCA gives it: base64 of the base64 of DER; null for what is not readable, which takes no other measurement away. */
function endOfUnit(certificate: string): Date | null {
  try {
    const der = Buffer.from(Buffer.from(certificate, 'base64').toString(), 'base64')
    return new Date(new X509Certificate(der).validTo)
  } catch {
    return null
  }
}

/** When the certificate of an address ends, whether or not it is trusted; null without https and where nobody answers. */
export async function endAt(origin: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return null
  const socket = connect({
    ...{ host: hostname, port: Number(port) || HTTPS_PORT, servername: hostname, rejectUnauthorized: false },
  })
  try {
    return await new Promise<Date | null>((resolve) => {
      socket.setTimeout(ANSWER_MS, () => resolve(null))
      socket.once('error', () => resolve(null))
      socket.once('secureConnect', () => {
        const end = socket.getPeerX509Certificate()?.validTo
        resolve(end ? new Date(end) : null)
      })
    })
  } finally {
    socket.destroy()
  }
}
