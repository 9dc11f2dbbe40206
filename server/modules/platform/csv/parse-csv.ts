/** A cell: in quotes, where two of them are one, or up to the next comma or line end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/** The rows of a CSV file (RFC 4180), without a byte order mark and empty lines; none where it is not one. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < source.length) {
    const cell = CELL.exec(source)
    if (!cell) return []
    const [, quoted, plain = '', end] = cell
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',' && CELL.lastIndex < source.length) continue
    // A comma at the very end is followed by an empty cell.
    if (end === ',') row.push('')
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
