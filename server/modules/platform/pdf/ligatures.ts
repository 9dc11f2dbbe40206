/** What pdfkit keeps of an embedded font, which its types leave out. */
interface EmbeddedFont {
  font: { layout(text: string, features: string[]): { glyphs: Glyph[] } }
  subset: { includeGlyph(id: number): number }
  unicode: (readonly number[])[]
  widths: number[]
  scale: number
}

interface Glyph {
  id: number
  codePoints: readonly number[]
  advanceWidth: number
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** of the last `font` */
      _font: EmbeddedFont
    }
  }
}

/** Two letters that are drawn as one, with the code of both together when they stand alone; the next code joins them to a letter. */
const LIGATURES = { لآ: 0xfef5, لأ: 0xfef7, لإ: 0xfef9, لا: 0xfefb }
const JOINING = 'ب'

/**
 * Names the glyph of a lam with its alef by the one code of both. A reader turns a line from right to left around by glyphs: two
 * letters in one would stand in the wrong order, their one code is taken apart in the right one.
 */
export function nameLigatures({ font, subset, unicode, widths, scale }: EmbeddedFont): void {
  for (const [letters, code] of Object.entries(LIGATURES)) {
    for (const [text, named] of [
      [letters, code],
      [JOINING + letters, code + 1],
    ] as const) {
      const glyph = font.layout(text, []).glyphs.find(({ codePoints }) => codePoints.length > 1)
      if (!glyph) continue
      const at = subset.includeGlyph(glyph.id)
      unicode[at] = [named]
      widths[at] = glyph.advanceWidth * scale
    }
  }
}
