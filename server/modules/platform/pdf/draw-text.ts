import sharp from 'sharp'
import { escapeHtml } from '@/server/escape-html'
import { assetFile } from './assets'

interface TextStyle {
  weight: 'bold' | 'medium'
  size: number
  colour: string
}

/** Something drawn, to be laid upon the photo. */
export interface Drawn {
  input: Buffer
  width: number
  height: number
}

const FONTS = {
  bold: { file: 'bold.ttf', name: 'Diyar Card Bold' },
  medium: { file: 'medium.ttf', name: 'Diyar Card Medium' },
} as const

/** Draws centred text with shaping and bidi in our own font, independent of the machine's fonts. */
export async function drawText(text: string, style: TextStyle, maxWidth: number): Promise<Drawn> {
  const { file, name } = FONTS[style.weight]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeHtml(text)}</span>`,
      font: `${name} ${style.size}`,
      fontfile: assetFile(file),
      width: maxWidth,
      align: 'centre',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

export async function drawSvg(svg: string | Buffer, size: number): Promise<Drawn> {
  const input = await sharp(Buffer.from(svg)).resize(size, size).png().toBuffer()
  return { input, width: size, height: size }
}
