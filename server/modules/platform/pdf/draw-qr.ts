import { create } from 'qrcode'
import type { QrDrawing } from '@/lib/contract/schemas/invoices/wire'

/** A QR code (error correction M) as one path: a stroke for each run of dark modules in a row. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) => runsOf(modules, row))
  return { size: modules.size, path: rows.join('') }
}

function runsOf(modules: ReturnType<typeof create>['modules'], row: number): string {
  const { size } = modules
  let path = ''
  for (let column = 0; column < size; column += 1) {
    const start = column
    while (column < size && modules.get(row, column)) column += 1
    const length = column - start
    if (length > 0) path += `M${start} ${row}h${length}v1h-${length}z`
  }
  return path
}
