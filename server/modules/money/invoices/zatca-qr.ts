import type { Halalas } from '@/lib/domain/money'

/** What the QR of a simplified tax invoice says (ZATCA, Security Features Implementation Standards, tags 1 to 5). */
export interface QrFields {
  seller: string
  vatNumber: string
  issuedAt: Date
  /** with VAT */
  totalHalalas: Halalas
  vatHalalas: Halalas
}

/** A length is one byte. */
const MAX_VALUE_BYTES = 255

/** The QR text: tag, length in UTF-8 bytes and value of each field, in base64. */
export function zatcaQr({ seller, vatNumber, issuedAt, totalHalalas, vatHalalas }: QrFields): string {
  const values = [
    seller,
    vatNumber,
    `${issuedAt.toISOString().slice(0, 19)}Z`,
    decimalSar(totalHalalas),
    decimalSar(vatHalalas),
  ]
  const bytes = values.flatMap((value, i) => {
    const encoded = utf8Within(value, MAX_VALUE_BYTES)
    return [i + 1, encoded.length, ...encoded]
  })
  return btoa(String.fromCharCode(...bytes))
}

/** Always two decimals and no separator: `2320.00`. */
function decimalSar(amount: Halalas): string {
  return (amount / 100).toFixed(2)
}

/** The text in UTF-8, cut between two characters where it is longer. */
function utf8Within(text: string, max: number): Uint8Array {
  const room = new Uint8Array(max)
  const { written } = new TextEncoder().encodeInto(text, room)
  return room.subarray(0, written)
}
