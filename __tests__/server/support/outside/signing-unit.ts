import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SigningUnit } from '@/server/ports/einvoicing/port'

/** Runs something in a folder that is removed after it. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'einvoices-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const openssl = (args: readonly string[], folder: string): string =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

export const AN_ORGANISATION: Pick<SigningUnit, 'identification' | 'address'> = {
  identification: { scheme: 'CRN', number: '1010010000' },
  address: {
    street: 'طريق الملك فهد',
    building: '1234',
    district: 'العليا',
    city: 'الرياض',
    postalCode: '12211',
  },
}

/** A unit whose key and certificate openssl made; the certificate is its own, not ZATCA's. */
export function aSigningUnit(vatNumber: string): SigningUnit {
  return inFolder((folder) => {
    openssl(['ecparam', '-name', 'secp256k1', '-genkey', '-noout', '-out', 'key.pem'], folder)
    const subject = `/C=SA/O=Diyar/OU=Riyadh/CN=TST-${vatNumber}`
    openssl(
      [
        'req',
        '-x509',
        '-new',
        '-key',
        'key.pem',
        '-days',
        '3650',
        '-subj',
        subject,
        '-outform',
        'DER',
        '-out',
        'c.der',
      ],
      folder,
    )
    const body = readFileSync(join(folder, 'c.der')).toString('base64')
    return {
      vatNumber,
      ...AN_ORGANISATION,
      certificate: Buffer.from(body).toString('base64'),
      secret: 'a secret of the sandbox',
      privateKey: readFileSync(join(folder, 'key.pem'), 'utf8'),
    }
  })
}

/** SHA-256 of bytes in base64, by openssl. */
export const digestByOpenssl = (text: string): string =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'text'), text)
    openssl(['dgst', '-sha256', '-binary', '-out', 'digest', 'text'], folder)
    return readFileSync(join(folder, 'digest')).toString('base64')
  })

/** Whether openssl takes a signature of bytes for one by a public key in DER. */
export const isSignedByOpenssl = (bytes: Buffer, signature: Buffer, publicKey: Buffer): boolean =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'bytes'), bytes)
    writeFileSync(join(folder, 'signature'), signature)
    writeFileSync(join(folder, 'key.der'), publicKey)
    openssl(['pkey', '-pubin', '-inform', 'DER', '-in', 'key.der', '-out', 'key.pem', '-pubout'], folder)
    try {
      return openssl(
        ['dgst', '-sha256', '-verify', 'key.pem', '-signature', 'signature', 'bytes'],
        folder,
      ).includes('Verified OK')
    } catch {
      return false
    }
  })
