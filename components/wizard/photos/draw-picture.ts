const JPEG_QUALITY = 0.88

/** A part of a picture, in per cent of its sides. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 }

interface Drawing {
  /** quarter turns, clockwise */
  turns?: number
  /** of the turned picture; absent: all of it */
  part?: Part
  /** 1 draws each pixel once */
  scale?: number
}

/** Draws a picture, turned and cut, so that it fills the canvas. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { turns = 0, part = WHOLE, scale = 1 }: Drawing,
): void {
  const isOnItsSide = turns % 2 === 1
  const width = isOnItsSide ? picture.height : picture.width
  const height = isOnItsSide ? picture.width : picture.height
  canvas.width = Math.max(1, Math.round((width * part.width * scale) / 100))
  canvas.height = Math.max(1, Math.round((height * part.height * scale) / 100))
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(scale, scale)
  context.translate((-width * part.x) / 100, (-height * part.y) / 100)
  context.translate(width / 2, height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

/** The drawn picture as a file; null where the browser cannot encode it. */
export async function drawnFile(
  picture: ImageBitmap,
  drawing: Drawing,
  { name, type }: Pick<File, 'name' | 'type'>,
): Promise<File | null> {
  const canvas = document.createElement('canvas')
  drawPicture(canvas, picture, drawing)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  return blob && new File([blob], name, { type })
}
