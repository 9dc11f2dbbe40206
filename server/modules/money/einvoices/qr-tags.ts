import type { StampCertificate } from './certificate'
import type { UblFacts } from './ubl-facts'

/** Longer ones are cut: the lengths of names are one byte. */
const MAX_NAME_BYTES = 255

/** Tag, length and value of each field, in base64 (ZATCA, Security Features Implementation Standards, section 4). */
export function tlv(values: readonly Uint8Array[]): string {
  const parts = values.map((value, i) => Buffer.from([i + 1, value.length, ...value]))
  return Buffer.concat(parts).toString('base64')
}

/** The QR of a stamped document: tags 1 to 5 as in the first phase, hash, signature and public key, and the certificate's signature. */
export function stampedQr(
  { seller, day, time, totalHalalas, vatHalalas, profile }: UblFacts,
  { hash, signature, certificate }: { hash: string; signature: string; certificate: StampCertificate },
): string {
  const texts = [
    seller.vatNumber,
    `${day}T${time}`,
    (totalHalalas / 100).toFixed(2),
    (vatHalalas / 100).toFixed(2),
    hash,
    signature,
  ]
  return tlv([
    utf8Within(seller.name, MAX_NAME_BYTES),
    ...texts.map((text) => Buffer.from(text)),
    certificate.publicKey,
    // ZATCA's own stamp takes its place on a standard document.
    ...(profile === 'simplified' ? [certificate.signature] : []),
  ])
}

/** The text in UTF-8, cut between two characters where it is longer. */
function utf8Within(text: string, max: number): Uint8Array {
  const room = new Uint8Array(max)
  const { written } = new TextEncoder().encodeInto(text, room)
  return room.subarray(0, written)
}
