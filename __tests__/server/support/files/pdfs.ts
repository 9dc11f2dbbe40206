import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'

/** A PDF with so many pages. */
export function aPdf(pages = 1, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PdfDocument({ ...options, autoFirstPage: false })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
  })
  for (let page = 0; page < pages; page += 1) pdf.addPage().text(`Page ${page + 1}`)
  pdf.end()
  return done
}

/** A PDF whose objects are compressed, as newer writers make them. */
export function packedPdf(objects: string): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.from(objects)),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
}
