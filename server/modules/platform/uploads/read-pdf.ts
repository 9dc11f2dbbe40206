import { inflateSync } from 'node:zlib'
import { MAX_PDF_PAGES } from '@/lib/domain/upload'

const HEAD = /^%PDF-1\.\d|^%PDF-2\.\d/
const HEAD_BYTES = 16
const TAIL_BYTES = 2048
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g
const OBJECT_STREAM = /\/Type\s*\/ObjStm[\s\S]{0,300}?stream\r?\n/g
const MAX_STREAMS = 200
const MAX_STREAM_BYTES = 4 * 1024 * 1024
/** Scripts, programs, attached files and passwords; a paper needs none. */
const FOREIGN = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Encrypt)(?![A-Za-z])/

/** The bytes begin as a PDF does. */
export const beginsAsPdf = (bytes: Buffer) => HEAD.test(bytes.toString('latin1', 0, HEAD_BYTES))

/** Whether a PDF is whole, without active content or password, and has between one and twenty pages. */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (!beginsAsPdf(bytes) || !text.slice(-TAIL_BYTES).includes('%%EOF')) return false
  const streams = objectStreams(bytes, text)
  if (streams === null) return false
  const parts = [text, ...streams]
  if (parts.some((part) => FOREIGN.test(part))) return false
  const pages = parts.reduce((sum, part) => sum + (part.match(PAGE)?.length ?? 0), 0)
  return pages > 0 && pages <= MAX_PDF_PAGES
}

/** The objects that newer files compress, pages among them; null for more than a paper has. */
function objectStreams(bytes: Buffer, text: string): string[] | null {
  const starts = [...text.matchAll(OBJECT_STREAM)].map((found) => found.index + found[0].length)
  if (starts.length > MAX_STREAMS) return null
  try {
    return starts.map((start) => {
      const end = text.indexOf('endstream', start)
      const packed = bytes.subarray(start, end < 0 ? undefined : end)
      return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1')
    })
  } catch {
    return null
  }
}
