import { createHash } from 'node:crypto'
import type { StampCertificate } from './certificate'

/** ZATCA writes the digests of its stamp in hexadecimal digits, and those in base64. */
export const hexDigest = (text: string): string =>
  Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')

const XMLDSIG = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'

/**
 * XAdES' signed properties: when, and by which certificate. ZATCA compares the digest with its own form of them, with this very
 * white space, the namespaces at each element of XMLDSig and empty-element tags. `forDigest` is that form, the other one
 * stands in the document, where the namespaces hold from above.
 */
export function signedProperties(
  { body, issuer, serialNumber }: Pick<StampCertificate, 'body' | 'issuer' | 'serialNumber'>,
  signedAt: string,
  forDigest: boolean,
): string {
  const ds = forDigest ? XMLDSIG : ''
  const xades = forDigest ? ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"' : ''
  const lines = [
    [4, '<xades:SignedSignatureProperties>'],
    [8, `<xades:SigningTime>${signedAt}</xades:SigningTime>`],
    [8, '<xades:SigningCertificate>'],
    [12, '<xades:Cert>'],
    [16, '<xades:CertDigest>'],
    [20, `<ds:DigestMethod${ds} Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>`],
    [20, `<ds:DigestValue${ds}>${hexDigest(body)}</ds:DigestValue>`],
    [16, '</xades:CertDigest>'],
    [16, '<xades:IssuerSerial>'],
    [20, `<ds:X509IssuerName${ds}>${escapeName(issuer)}</ds:X509IssuerName>`],
    [20, `<ds:X509SerialNumber${ds}>${serialNumber}</ds:X509SerialNumber>`],
    [16, '</xades:IssuerSerial>'],
    [12, '</xades:Cert>'],
    [8, '</xades:SigningCertificate>'],
    [4, '</xades:SignedSignatureProperties>'],
    [0, '</xades:SignedProperties>'],
  ] as const
  const indented = lines.map(([depth, line]) => `${' '.repeat(32 + depth)}${line}`)
  return [`<xades:SignedProperties${xades} Id="xadesSignedProperties">`, ...indented].join('\n')
}

const escapeName = (name: string) => name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
