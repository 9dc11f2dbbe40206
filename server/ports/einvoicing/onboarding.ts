import type { SignedEinvoice, SigningUnit } from './port'

const TIMEOUT_MS = 30_000

type Credentials = Pick<SigningUnit, 'certificate' | 'secret'>

/** A certificate of ZATCA and the id under which it was requested. */
export interface IssuedCsid extends Credentials {
  requestId: string
}

/**
 * The calls that register a signing unit (ZATCA, E-Invoicing Developer Portal, Compliance and Onboarding APIs). Each throws with
 * the body of a refusal.
 */
export function onboarding(url: string) {
  const post = async (path: string, headers: Record<string, string>, body: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-version': 'V2',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`ZATCA answered ${path} with ${response.status}: ${text}`)
    const answer: Record<string, unknown> = JSON.parse(text)
    return answer
  }
  const basic = ({ certificate, secret }: Credentials) => ({
    authorization: `Basic ${btoa(`${certificate}:${secret}`)}`,
    'accept-language': 'en',
  })
  return {
    complianceCsid: async (csr: string, otp: string) =>
      csidOf(await post('/compliance', { otp }, { csr: Buffer.from(csr).toString('base64') })),

    check: async (credentials: Credentials, { hash, uuid, xml }: SignedEinvoice) => {
      const body = { invoiceHash: hash, uuid, invoice: Buffer.from(xml).toString('base64') }
      const { clearanceStatus, reportingStatus, ...rest } = await post(
        '/compliance/invoices',
        basic(credentials),
        body,
      )
      if (clearanceStatus !== 'CLEARED' && reportingStatus !== 'REPORTED')
        throw new Error(JSON.stringify(rest))
    },

    productionCsid: async ({ requestId, ...credentials }: IssuedCsid) =>
      csidOf(await post('/production/csids', basic(credentials), { compliance_request_id: requestId })),
  }
}

function csidOf({ binarySecurityToken, secret, requestID }: Record<string, unknown>): IssuedCsid {
  if (typeof binarySecurityToken !== 'string' || typeof secret !== 'string')
    throw new Error('ZATCA answered without a certificate')
  return { certificate: binarySecurityToken, secret, requestId: String(requestID) }
}
