import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listenLocally } from '@/__tests__/server/support/outside/listen-locally'
import {
  AN_ORGANISATION,
  aSigningUnit,
  inFolder,
  openssl,
} from '@/__tests__/server/support/outside/signing-unit'
import { makeCertificateRequest } from '@/server/modules/money/einvoices/certificate-request'
import { onboardUnit } from '@/server/modules/money/einvoices/onboard-unit'
import { einvoicingOf } from '@/server/ports/einvoicing/settings'
import { readNewUnit, readSigningUnits } from '@/server/ports/einvoicing/units'
import { problemsOf } from './libxml'

const VAT = '300000123456003'
const UNIT = {
  vatNumber: VAT,
  ...AN_ORGANISATION,
  name: 'ديار "المحدودة" $1',
  branch: 'الرياض',
  industry: 'Accommodation',
}

test('the request has the curve, the names and the template that ZATCA wants, for openssl', () => {
  const { csr, privateKey } = makeCertificateRequest(readNewUnit(UNIT), 'simulation')
  const described = inFolder((folder) => {
    writeFileSync(join(folder, 'request.pem'), csr)
    return openssl(
      ['req', '-in', 'request.pem', '-noout', '-text', '-verify', '-nameopt', 'utf8,-esc_msb,sep_comma_plus'],
      folder,
    )
  })
  for (const part of [
    'secp256k1',
    'ecdsa-with-SHA256',
    'C=SA',
    'O=ديار "المحدودة" $1',
    'PREZATCA-Code-Signing',
    `UID = ${VAT}`,
    'title = 1100',
    '1-Diyar|2-1.0|3-',
  ])
    expect(described.replace(/UID=/, 'UID = ').replace(/title=/, 'title = ')).toContain(part)
  expect(privateKey).toContain('PRIVATE KEY')
})

/** Plays ZATCA's onboarding as its developer portal describes it. */
async function startOnboarding(secret: string, certificate: string) {
  const calls: { path: string; headers: Record<string, unknown>; body: Record<string, string> }[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    calls.push({ path, headers, body: JSON.parse(await text(request)) })
    const issued = {
      requestID: 1234567890123,
      dispositionMessage: 'ISSUED',
      binarySecurityToken: certificate,
      secret,
    }
    const [status, answer] =
      path === '/compliance' && headers['otp'] !== '123456'
        ? [400, { code: 'Invalid-OTP' }]
        : [200, path === '/compliance/invoices' ? { reportingStatus: 'REPORTED' } : issued]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  return { calls, ...(await listenLocally(server)) }
}

test('a unit is registered by request, checks of six documents in one chain, and a production certificate', async () => {
  const { secret, certificate } = aSigningUnit(VAT)
  const { calls, close, url } = await startOnboarding(secret, certificate)
  const lines: string[] = []
  const folder = inFolder((path) => path)
  const onboard = (otp: string) =>
    onboardUnit(readNewUnit(UNIT), {
      ...{ otp, environment: 'sandbox', url, folder, print: (line: string) => void lines.push(line) },
    })
  await expect(onboard('000000')).rejects.toThrow('Invalid-OTP')
  const file = await onboard('123456')
  await close()
  expect(calls.slice(1).map(({ path }) => path)).toEqual([
    '/compliance',
    ...Array.from({ length: 6 }, () => '/compliance/invoices'),
    '/production/csids',
  ])
  for (const { body } of calls.slice(2, 8))
    expect(await problemsOf(Buffer.from(body['invoice'] ?? '', 'base64').toString('utf8'))).toEqual([])
  expect(calls.at(-1)?.body).toEqual({ compliance_request_id: '1234567890123' })
  expect(lines).toHaveLength(7)
  expect(readSigningUnits(folder)).toEqual([JSON.parse(readFileSync(file, 'utf8'))])
  expect(einvoicingOf({ ZATCA_UNITS: folder, ZATCA_ENVIRONMENT: 'sandbox' })).toMatchObject({
    einvoicing: { units: [{ vatNumber: VAT }] },
    sentences: [],
  })
  writeFileSync(join(folder, '310000000000003.json'), readFileSync(file))
  expect(einvoicingOf({ ZATCA_UNITS: folder, ZATCA_ENVIRONMENT: 'sandbox' }).sentences).toEqual([
    'ZATCA_UNITS: 310000000000003.json holds the unit of 300000123456003.',
  ])
})

test('without a folder nothing is set, and half of the settings is a sentence', () => {
  expect(einvoicingOf({})).toEqual({ sentences: [] })
  expect(einvoicingOf({ ZATCA_UNITS: '/nowhere' }).sentences).toEqual([
    'ZATCA_ENVIRONMENT is missing: ZATCA_UNITS needs it.',
  ])
  expect(einvoicingOf({ ZATCA_UNITS: '/nowhere', ZATCA_ENVIRONMENT: 'sandbox' }).sentences).toEqual([
    'ZATCA_UNITS: the folder /nowhere cannot be read.',
  ])
})
