import { MAX_PICTURE_BYTES, PICTURE_TYPES, type UploadPurpose } from '@/lib/domain/upload'
import { ApiError } from './http'

interface UploadOptions {
  purpose: UploadPurpose
  /** hears how much has left the browser, 0 to 1 */
  onProgress?: (part: number) => void
}

/** Sends one picture and answers its address. A wrong type or size is told before anything is sent. */
export function uploadPicture(file: File, { purpose, onProgress }: UploadOptions): Promise<string> {
  const refused = refusalOf(file)
  if (refused) return Promise.reject(refused)
  const body = new FormData()
  body.append('image', file)
  return send<{ url: string }>(`/api/v1/user/upload?purpose=${purpose}`, body, { onProgress }).then(
    ({ url }) => url,
  )
}

/**
 * Sends one photo of a listing and answers its address; a call each, so that each has a progress and a failure, and can be
 * given up.
 */
export function uploadPhoto(
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const refused = refusalOf(file)
  if (refused) return Promise.reject(refused)
  const body = new FormData()
  body.append('images', file)
  return send<Record<string, string>>('/api/v1/user/upload-multiple', body, { onProgress, signal }).then(
    (urls) => {
      const url = urls['0']
      if (!url) throw new ApiError('internal', 200, '')
      return url
    },
  )
}

function refusalOf(file: File): ApiError | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return new ApiError('not_a_picture', 415, '')
  return file.size > MAX_PICTURE_BYTES ? new ApiError('too_large', 413, '') : null
}

/** A connection on which nothing moves for so long is lost, however slow it may be otherwise. */
const STALLED_MS = 45_000

interface Watched {
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** XMLHttpRequest, because fetch tells no progress of what it sends. */
function send<Answer>(path: string, body: FormData, { onProgress, signal }: Watched): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let stalled = setTimeout(giveUp, STALLED_MS)
    signal?.addEventListener('abort', giveUp)
    request.open('POST', path)
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(giveUp, STALLED_MS)
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onerror = () => reject(new ApiError('unavailable', 0, ''))
    request.onabort = request.onerror
    request.onloadend = () => clearTimeout(stalled)
    request.onload = () => {
      const answer = request.response ?? {}
      if (request.status === 200) resolve(answer)
      else reject(new ApiError(answer.code ?? 'internal', request.status, answer.message ?? '', answer))
    }
    request.send(body)
  })
}
