import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { assetFile } from './assets'
import { breakLines, type Line } from './bidi-lines'
import { drawSvg } from './draw-text'
import { nameLigatures } from './ligatures'

export interface TextStyle {
  font: 'medium' | 'bold'
  size: number
  colour: string
}

/** Where a text is drawn: its column, and whether its lines stand at the start or the end of their direction. */
export interface Place {
  x: number
  y: number
  width: number
  direction: 'rtl' | 'ltr'
  align: 'start' | 'end' | 'centre'
}

export const A4 = { width: 595.28, height: 841.89 }
const LINE_HEIGHT = 1.5
/** Any list of features makes pdfkit shape a run as a whole; otherwise it shapes word by word, from left to right. */
const WHOLE_RUN = { features: [], lineBreak: false }

const LOGO_PIXELS = 144

/** Read once: two fonts with both scripts, and our sign. */
let assets: Promise<{ medium: Buffer; bold: Buffer; logo: Buffer }> | undefined

async function readAssets() {
  const [medium, bold, logo] = await Promise.all([
    readFile(assetFile('medium.ttf')),
    readFile(assetFile('bold.ttf')),
    readFile(assetFile('logo.svg')),
  ])
  return { medium, bold, logo: (await drawSvg(logo, LOGO_PIXELS)).input }
}

/** A PDF page that draws text in both scripts with fonts of our own. */
export async function createPage(info: { title: string; createdAt: Date }) {
  assets ??= readAssets()
  const { logo, ...fonts } = await assets
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No standard font: only ours are embedded, and of them the letters that occur.
    font: '',
    lang: 'ar',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    // A page is numbered when it is known how many there are.
    bufferPages: true,
    info: { Title: info.title, Creator: 'Diyar', Producer: 'Diyar', CreationDate: info.createdAt },
  })
  for (const [name, bytes] of Object.entries(fonts)) {
    doc.registerFont(name, bytes)
    nameLigatures(doc.font(name)._font)
  }

  const use = ({ font, size, colour }: TextStyle) => doc.font(font).fontSize(size).fillColor(colour)
  const widthOf = (text: string, style: TextStyle) => use(style).widthOfString(text, WHOLE_RUN)

  const broken = new Map<string, Line[]>()
  function linesOf(text: string, style: TextStyle, { width, direction }: Pick<Place, 'width' | 'direction'>) {
    const key = [direction, width, style.font, style.size, text].join(' ')
    const lines = broken.get(key) ?? breakLines(text, direction, width, (piece) => widthOf(piece, style))
    broken.set(key, lines)
    return lines
  }

  function drawLine(line: Line, style: TextStyle, place: Place, y: number): void {
    const widths = line.runs.map((run) => widthOf(run.text, style))
    const width = widths.reduce((sum, one) => sum + one, 0)
    let x = place.x + (place.width - width) * spareBefore(place)
    // No `actual` text: readers take it for drawn letters and turn Arabic round once more when it is copied.
    doc.markContent('Span', { lang: place.direction === 'rtl' ? 'ar' : 'en' })
    for (const [i, run] of line.runs.entries()) {
      use(style).text(run.text, x, y, WHOLE_RUN)
      x += widths[i] ?? 0
    }
    doc.endMarkedContent()
  }

  return {
    doc,
    /** Draws our sign, `size` points wide. */
    drawLogo: (x: number, y: number, size: number) => doc.image(logo, x, y, { width: size }),
    /** Draws a text on as many lines as its width needs; returns the height. */
    drawText(text: string, style: TextStyle, place: Place): number {
      const lines = linesOf(text, style, place)
      const height = style.size * LINE_HEIGHT
      for (const [i, line] of lines.entries()) drawLine(line, style, place, place.y + i * height)
      return lines.length * height
    },
    heightOf: (text: string, style: TextStyle, place: Pick<Place, 'width' | 'direction'>): number =>
      linesOf(text, style, place).length * style.size * LINE_HEIGHT,
    /** The bytes of the finished file. */
    async end(): Promise<Buffer> {
      const chunks: Buffer[] = []
      doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      const ended = new Promise((resolve) => doc.on('end', resolve))
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** The share of a line's spare width that lies before it, counted from the left as a PDF does. */
function spareBefore({ direction, align }: Place): number {
  if (align === 'centre') return 0.5
  return (align === 'start') === (direction === 'ltr') ? 0 : 1
}

export type Page = Awaited<ReturnType<typeof createPage>>
