import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FatooraEnvironment } from '@/server/ports/einvoicing/fatoora'
import type { NewUnit } from '@/server/ports/einvoicing/units'

/** The name of the template by which ZATCA signs, one for each environment. */
const TEMPLATES: Record<FatooraEnvironment, string> = {
  sandbox: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
}

/**
 * A key on secp256k1 and a request with the fields that ZATCA wants, made by openssl: the only kept program that writes
 * both this curve and these names.
 */
export function makeCertificateRequest(
  unit: NewUnit,
  environment: FatooraEnvironment,
): { privateKey: string; csr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'zatca-'))
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  try {
    writeFileSync(join(folder, 'request.cnf'), requestOf(unit, TEMPLATES[environment]), { mode: 0o600 })
    openssl('ecparam', '-name', 'secp256k1', '-genkey', '-noout', '-out', 'key.pem')
    openssl(
      'req',
      '-new',
      '-sha256',
      '-utf8',
      '-key',
      'key.pem',
      '-config',
      'request.cnf',
      '-out',
      'request.pem',
    )
    return {
      privateKey: readFileSync(join(folder, 'key.pem'), 'utf8'),
      csr: readFileSync(join(folder, 'request.pem'), 'utf8'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The title 1100 says that the unit issues standard and simplified documents. */
function requestOf({ name, branch, vatNumber, address, industry }: NewUnit, template: string): string {
  const value = (text: string) => `"${text.replace(/[\r\n]/g, ' ').replace(/[\\"$]/g, '\\$&')}"`
  const place = `${address.building} ${address.street} ${address.city}`
  return `
[req]
prompt = no
string_mask = utf8only
distinguished_name = subject
req_extensions = extensions
[subject]
C = SA
OU = ${value(branch)}
O = ${value(name)}
CN = ${value(`DIYAR-${vatNumber}`)}
[extensions]
1.3.6.1.4.1.311.20.2 = ASN1:PRINTABLESTRING:${template}
subjectAltName = dirName:unit
[unit]
SN = ${value(`1-Diyar|2-1.0|3-${randomUUID()}`)}
UID = ${vatNumber}
title = 1100
registeredAddress = ${value(place)}
businessCategory = ${value(industry)}
`
}
