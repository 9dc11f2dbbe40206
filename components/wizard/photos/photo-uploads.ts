import { ApiError } from '@/lib/api/http'
import { uploadPhoto } from '@/lib/api/uploads'
import { MAX_IMAGES } from '@/lib/domain/listing/fields/property-codecs'
import { isHeic } from '@/lib/domain/upload'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { drawnFile } from './draw-picture'

/** A chosen file and its upload. */
export interface Sending {
  id: number
  file: File
  /** an object URL of the file */
  preview: string
  /** 0 to 1 */
  part: number
  /** why the upload failed; null while it has not */
  failure: unknown
  /** aborts the upload when it is dismissed */
  call: AbortController
}

/** A file whose bytes the photo of this number has. */
interface Twice {
  name: string
  number: number
}

export interface PhotoUploads {
  subscribe: (notify: () => void) => () => void
  sending: () => readonly Sending[]
  /** the files of the last choice that were in the list already, which takes a picture once */
  twice: () => readonly Twice[]
  /** adds as many as fit; returns the number of rejected ones */
  add: (files: readonly File[]) => number
  /** false when the listing is full */
  retry: (id: number) => boolean
  /** retries the uploads that failed by connection */
  retryLost: () => void
  dismiss: (id: number) => void
}

interface StoredDraftRow {
  photos: () => readonly string[]
  onUploaded: (url: string) => void
}

/**
 * The upload queue: one file after the other, so that the order of choosing stays and the first is the cover.
 * Every queued file counts towards the fifteen, so that two choices at once never exceed the limit.
 */
export function openPhotoUploads({ photos, onUploaded }: StoredDraftRow): PhotoUploads {
  let line: readonly Sending[] = []
  let twice: readonly Twice[] = []
  let lastId = 0
  let isRunning = false
  const listeners = new Set<() => void>()
  const show = (next: readonly Sending[]) => {
    line = next
    for (const notify of listeners) notify()
  }
  const put = (id: number, change: Partial<Sending>) =>
    show(line.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const drop = (id: number) => {
    const gone = line.find((one) => one.id === id)
    if (gone) URL.revokeObjectURL(gone.preview)
    gone?.call.abort()
    show(line.filter((one) => one.id !== id))
  }
  const next = () => line.find((one) => one.failure === null)
  const seats = () => MAX_IMAGES - photos().length - line.filter((one) => one.failure === null).length

  async function send({ id, file, call }: Sending) {
    try {
      const picture = await shrinkPicture(file)
      if (call.signal.aborted) return
      const url = await uploadPhoto(picture, (part) => put(id, { part }), call.signal)
      if (!line.some((one) => one.id === id)) return
      const twin = photos().indexOf(url)
      if (twin < 0) onUploaded(url)
      else twice = [...twice, { name: file.name, number: twin + 1 }]
      drop(id)
    } catch (failure) {
      put(id, { failure })
    }
  }
  async function run() {
    if (isRunning) return
    isRunning = true
    for (let one = next(); one; one = next()) await send(one)
    isRunning = false
    if (line.some(endedWithSession)) requestSignIn(() => line.filter(endedWithSession).forEach(retry))
  }
  function retry({ id }: Pick<Sending, 'id'>): boolean {
    if (seats() < 1) return false
    put(id, { failure: null, part: 0 })
    run()
    return true
  }

  return {
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    sending: () => line,
    twice: () => twice,
    add: (files) => {
      twice = []
      const taken = files.slice(0, Math.max(0, seats()))
      const fresh = taken.map((file) => {
        lastId += 1
        return {
          id: lastId,
          file,
          preview: URL.createObjectURL(file),
          part: 0,
          failure: null,
          call: new AbortController(),
        }
      })
      show([...line, ...fresh])
      run()
      return files.length - taken.length
    },
    retry: (id) => retry({ id }),
    retryLost: () => line.filter(lostConnection).forEach(retry),
    dismiss: drop,
  }
}

function endedWithSession({ failure }: Sending): boolean {
  return failure instanceof ApiError && failure.status === 401
}

function lostConnection({ failure }: Sending): boolean {
  return failure instanceof ApiError && failure.status === 0
}

/** Twice the largest width that is shown (PICTURE_WIDTHS), so that the server can crop and sharpen. */
const LONGEST_SIDE = 2560

/**
 * The picture at most 2,560 pixels long, in its own format, so that a phone does not send 12 megapixels; one of an iPhone
 * (HEIC) as JPEG where the browser reads it. A gif stays as it is, because a canvas would drop its animation; an unreadable file is
 * left for the server to refuse.
 */
async function shrinkPicture(file: File): Promise<File> {
  if (file.type === 'image/gif' || typeof createImageBitmap === 'undefined') return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const type = isHeic(file) ? 'image/jpeg' : file.type
  const shrunk =
    scale < 1 || type !== file.type ? await drawnFile(bitmap, { scale }, { name: file.name, type }) : null
  bitmap.close()
  return shrunk ?? file
}
