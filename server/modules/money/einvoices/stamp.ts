import { createHash, createPrivateKey, sign } from 'node:crypto'
import type { SigningUnit } from '@/server/ports/einvoicing/port'
import { readCertificate, type StampCertificate } from './certificate'
import { stampedQr } from './qr-tags'
import { hexDigest, signedProperties } from './signed-properties'
import { writeUbl } from './ubl-document'
import type { UblFacts } from './ubl-facts'

/** The hash before the first document of a unit: SHA-256 of `0`, written like all digests of ZATCA that are not of bytes. */
export const FIRST_PREVIOUS_HASH = hexDigest('0')

/** A document with its stamp, as it is stored and sent. */
export interface StampedDocument {
  xml: string
  /** SHA-256 of the document without its stamp, in base64: the previous hash of the next one */
  hash: string
  qr: string
}

/** Hashes a document: what stands in its canonical form but for the stamp. */
export const hashOfUbl = (facts: UblFacts): string =>
  createHash('sha256').update(writeUbl(facts)).digest('base64')

/**
 * Signs a document with the key of its unit, in the form of ZATCA's Security Features Implementation Standards. Its signature is
 * ECDSA over the hash of the document and not over XMLDSig's SignedInfo, which is why no library of XMLDSig writes it.
 */
export function stampUbl(
  facts: UblFacts,
  unit: Pick<SigningUnit, 'certificate' | 'privateKey'>,
): StampedDocument {
  const certificate = readCertificate(unit.certificate)
  const hash = hashOfUbl(facts)
  const signature = sign('sha256', Buffer.from(hash, 'base64'), createPrivateKey(unit.privateKey)).toString(
    'base64',
  )
  const qr = stampedQr(facts, { hash, signature, certificate })
  const extensions = extensionOf({ hash, signature, certificate, signedAt: `${facts.day}T${facts.time}` })
  return { xml: `${DECLARATION}${writeUbl(facts, { extensions, qr })}`, hash, qr }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

interface Signed {
  hash: string
  signature: string
  certificate: StampCertificate
  signedAt: string
}

const SHA256 = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>'

/** What is left out of the hash. */
const HIDDEN = [
  'not(//ancestor-or-self::ext:UBLExtensions)',
  'not(//ancestor-or-self::cac:Signature)',
  "not(//ancestor-or-self::cac:AdditionalDocumentReference[cbc:ID='QR'])",
].map(
  (path) =>
    `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>${path}</ds:XPath></ds:Transform>`,
)

/** The enveloped XAdES signature in UBL's extension. */
function extensionOf({ hash, signature, certificate, signedAt }: Signed): string {
  const digest = hexDigest(signedProperties(certificate, signedAt, true))
  return [
    '<ext:UBLExtension><ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI>',
    '<ext:ExtensionContent><sig:UBLDocumentSignatures',
    ' xmlns:sig="urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2"',
    ' xmlns:sac="urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2"',
    ' xmlns:sbc="urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2">',
    '<sac:SignatureInformation><cbc:ID>urn:oasis:names:specification:ubl:signature:1</cbc:ID>',
    '<sbc:ReferencedSignatureID>urn:oasis:names:specification:ubl:signature:Invoice</sbc:ReferencedSignatureID>',
    '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="signature"><ds:SignedInfo>',
    '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>',
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>',
    `<ds:Reference Id="invoiceSignedData" URI=""><ds:Transforms>${HIDDEN.join('')}`,
    '<ds:Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"/></ds:Transforms>',
    `${SHA256}<ds:DigestValue>${hash}</ds:DigestValue></ds:Reference>`,
    '<ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">',
    `${SHA256}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`,
    `<ds:SignatureValue>${signature}</ds:SignatureValue>`,
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    '<ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="signature">',
    signedProperties(certificate, signedAt, false),
    '</xades:QualifyingProperties></ds:Object></ds:Signature>',
    '</sac:SignatureInformation></sig:UBLDocumentSignatures></ext:ExtensionContent></ext:UBLExtension>',
  ].join('')
}
