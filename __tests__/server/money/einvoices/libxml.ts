import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(__dirname, 'ubl-2.1', fileName), 'utf8'),
})
const SCHEMA = read('UBL-Invoice-2.1.xsd')
const IMPORTED = [
  'UBL-CommonAggregateComponents-2.1.xsd',
  'UBL-CommonBasicComponents-2.1.xsd',
  'UBL-CommonExtensionComponents-2.1.xsd',
].map(read)

/** What libxml2 finds wrong in a document by the schema of UBL 2.1. */
export async function problemsOf(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    ...{ xml: [{ fileName: 'invoice.xml', contents }], schema: [SCHEMA], preload: IMPORTED },
  })
  return errors.map(({ message }) => message)
}

/** A document in the form of Canonical XML 1.1, by libxml2. */
export async function canonicalByLibxml(contents: string): Promise<string> {
  const { normalized, errors } = await validateXML({
    ...{ xml: [{ fileName: 'invoice.xml', contents }], normalization: 'c14n' },
    modifyArguments: (args) => args.map((one) => (one === '--c14n' ? '--c14n11' : one)),
  })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  // The line of its output ends, the document does not.
  return normalized.replace(/\n$/, '')
}

/** The document without what its stamp added, as ZATCA's transforms leave it. */
export const withoutStamp = (xml: string): string =>
  xml
    .replace(/<ext:UBLExtensions>.*<\/ext:UBLExtensions>/s, '')
    .replace(/<cac:Signature>.*<\/cac:Signature>/s, '')
    .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<.*?<\/cac:AdditionalDocumentReference>/s, '')

/** The text of the first element of a name. */
export const textOf = (xml: string, name: string): string =>
  new RegExp(`<${name}[ >][^<]*`).exec(xml)?.[0].replace(/^[^>]*>/, '') ?? ''

/** The values of a QR by their tags. */
export function qrValues(qr: string): Map<number, Buffer> {
  const bytes = Buffer.from(qr, 'base64')
  const values = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    values.set(bytes[at] ?? 0, bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)))
  return values
}
