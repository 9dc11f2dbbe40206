import { X509Certificate } from 'node:crypto'

/** What a stamp names of the certificate of a signing unit. */
export interface StampCertificate {
  /** the DER form in base64, as the stamp holds it */
  body: string
  issuer: string
  serialNumber: string
  /** SubjectPublicKeyInfo in DER */
  publicKey: Buffer
  /** by which the authority signed the certificate */
  signature: Buffer
}

/** Reads the token that ZATCA sends for a certificate: the DER form in base64, in base64 once more. */
export function readCertificate(token: string): StampCertificate {
  const body = Buffer.from(token, 'base64').toString('utf8')
  const x509 = new X509Certificate(Buffer.from(body, 'base64'))
  return {
    body,
    // From the most specific name on, as RFC 4514 writes it.
    issuer: x509.issuer.split('\n').reverse().join(', '),
    serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
    publicKey: x509.publicKey.export({ type: 'spki', format: 'der' }),
    signature: signatureOf(x509.raw),
  }
}

/**
 * node:crypto does not hand out the signature of a certificate, which is the third part of its outermost sequence
 * (RFC 5280, section 4.1): what is signed, the algorithm, and a string of bits whose first byte counts unused ones.
 */
function signatureOf(der: Buffer): Buffer {
  let { start } = partAt(der, 0)
  for (const _ of ['what is signed', 'algorithm']) start = partAt(der, start).end
  const bits = partAt(der, start)
  return der.subarray(bits.start + 1, bits.end)
}

/** Where the content of a part begins and ends; lengths above 127 follow in as many bytes as their first one counts. */
function partAt(der: Buffer, at: number): { start: number; end: number } {
  const first = der[at + 1] ?? 0
  const more = first < 0x80 ? 0 : first - 0x80
  const length = more === 0 ? first : der.readUIntBE(at + 2, more)
  const start = at + 2 + more
  return { start, end: start + length }
}
