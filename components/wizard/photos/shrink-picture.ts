/** Twice the largest width that is shown (PICTURE_WIDTHS), so that the server can crop and sharpen. */
const LONGEST_SIDE = 2560
const JPEG_QUALITY = 0.88

/**
 * The picture at most 2,560 pixels long, in its own format, so that a phone does not send 12 megapixels. A gif stays as
 * it is, because a canvas would drop its animation; an unreadable file is left for the server to refuse.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type === 'image/gif' || typeof createImageBitmap === 'undefined') return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = LONGEST_SIDE / Math.max(bitmap.width, bitmap.height)
  const shrunk = scale < 1 ? await drawn(bitmap, scale, file.type) : null
  bitmap.close()
  return shrunk ? new File([shrunk], file.name, { type: file.type }) : file
}

function drawn(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
}
