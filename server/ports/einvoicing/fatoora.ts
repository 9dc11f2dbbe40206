import type { EinvoiceFinding } from '@/lib/domain/invoices/einvoice'
import type { EinvoiceOutcome, EinvoicingPort, SignedEinvoice, SigningUnit } from './port'

/** Shorter than the lease of a job in the outbox, also for the two calls of a document whose clearance is switched off. */
const TIMEOUT_MS = 12_000

/** The platform's addresses by the environments of its documents. */
export const FATOORA_URLS = {
  sandbox: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/developer-portal',
  simulation: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/simulation',
  production: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/core',
} as const
export type FatooraEnvironment = keyof typeof FATOORA_URLS

/** The part of an answer that is read (ZATCA, E-Invoicing Developer Portal, Reporting and Clearance APIs). */
interface Answer {
  reportingStatus?: unknown
  clearanceStatus?: unknown
  clearedInvoice?: unknown
  invoiceHash?: unknown
  validationResults?: { warningMessages?: unknown; errorMessages?: unknown } | null
}

type Credentials = Pick<SigningUnit, 'certificate' | 'secret'>

/** ZATCA's Fatoora platform. */
export function fatoora(url: string, timeoutMs = TIMEOUT_MS): EinvoicingPort {
  const send = (path: string, credentials: Credentials, document: SignedEinvoice, clears: boolean) =>
    post(`${url}${path}`, timeoutMs, {
      headers: {
        authorization: `Basic ${btoa(`${credentials.certificate}:${credentials.secret}`)}`,
        'clearance-status': clears ? '1' : '0',
      },
      body: {
        invoiceHash: document.hash,
        uuid: document.uuid,
        invoice: Buffer.from(document.xml).toString('base64'),
      },
    })

  const report = async (credentials: Credentials, document: SignedEinvoice) =>
    outcomeOf(await send('/invoices/reporting/single', credentials, document, false), document, 'reported')

  return {
    async submit(credentials, document) {
      if (document.profile === 'simplified') return report(credentials, document)
      const answer = await send('/invoices/clearance/single', credentials, document, true)
      // Clearance is switched off at times: the document is reported like a simplified one.
      return answer.status === 303 ? report(credentials, document) : outcomeOf(answer, document, 'cleared')
    },
  }
}

/** Believes what is documented and nothing else: 200 and 202 with the word of acceptance, 400 with errors, 409 for a repeated one. */
function outcomeOf(
  { status, body }: Reply,
  document: SignedEinvoice,
  accepted: 'reported' | 'cleared',
): EinvoiceOutcome {
  const findings = findingsOf(body)
  if (typeof body.invoiceHash === 'string' && body.invoiceHash !== document.hash)
    throw new Error('ZATCA answered about another document')
  if (status === 409)
    return accepted === 'cleared'
      ? { state: accepted, findings, clearedXml: null }
      : { state: accepted, findings }
  if (status === 400 && findings.some(({ kind }) => kind === 'error')) return { state: 'refused', findings }
  if (status !== 200 && status !== 202) throw new Error(`ZATCA answered ${status}`)
  const word = accepted === 'cleared' ? body.clearanceStatus : body.reportingStatus
  if (word !== accepted.toUpperCase()) throw new Error(`ZATCA answered ${status} without ${accepted}`)
  return accepted === 'cleared'
    ? { state: accepted, findings, clearedXml: clearedXmlOf(body, document) }
    : { state: accepted, findings }
}

function clearedXmlOf({ clearedInvoice }: Answer, { uuid, hash }: SignedEinvoice): string {
  const xml = typeof clearedInvoice === 'string' ? Buffer.from(clearedInvoice, 'base64').toString('utf8') : ''
  // The stamp of ZATCA is on our document, with its hash, or it is not believed.
  if (!xml.includes(`>${uuid}<`) || !xml.includes(`>${hash}<`))
    throw new Error('ZATCA cleared another document')
  return xml
}

function findingsOf({ validationResults }: Answer): EinvoiceFinding[] {
  const read = (list: unknown, kind: EinvoiceFinding['kind']): EinvoiceFinding[] =>
    Array.isArray(list)
      ? list.map((one: { code?: unknown; message?: unknown } | null) => ({
          kind,
          code: String(one?.code ?? ''),
          message: String(one?.message ?? ''),
        }))
      : []
  return [
    ...read(validationResults?.errorMessages, 'error'),
    ...read(validationResults?.warningMessages, 'warning'),
  ]
}

interface Reply {
  status: number
  body: Answer
}

async function post(
  url: string,
  timeoutMs: number,
  { headers, body }: { headers: Record<string, string>; body: unknown },
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': 'en',
      'accept-version': 'V2',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text) }
}

/** A body that is no JSON, such as a page of a proxy, counts as empty. */
function parsed(text: string): Answer {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
