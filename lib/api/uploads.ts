import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, Contract, RouteName } from '@/lib/contract/types'
import {
  DOCUMENT_TYPES,
  isHeic,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  type UploadPurpose,
} from '@/lib/domain/upload'
import { ApiError } from './http'

interface UploadOptions {
  purpose: UploadPurpose
  /** called with the share that was sent, 0 to 1 */
  onProgress?: (part: number) => void
}

/** Uploads one picture and returns its address; rejects with an ApiError, for a wrong type or size before sending. */
export function uploadPicture(file: File, { purpose, onProgress }: UploadOptions): Promise<string> {
  const invalid = validateFile(file, purpose === 'document' ? DOCUMENT_TYPES : PICTURE_TYPES)
  if (invalid) return Promise.reject(invalid)
  const body = new FormData()
  body.append('image', file)
  return send('POST /user/upload', body, { query: { purpose }, onProgress }).then(({ url }) => url)
}

/** Uploads one photo of a listing and returns its address; one call per photo, so that each can progress, fail or be aborted. */
export function uploadPhoto(
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const invalid = validateFile(file, PICTURE_TYPES)
  if (invalid) return Promise.reject(invalid)
  const body = new FormData()
  body.append('images', file)
  return send('POST /user/upload-multiple', body, { onProgress, signal }).then((urls) => {
    const url = urls['0']
    if (!url) throw new ApiError('internal', 200, '')
    return url
  })
}

/** Uploads one photo of a cleaner, whom the secret of a link names. */
export async function uploadCleaningPhoto(
  file: File,
  params: { token: string; taskId: string },
  onProgress: (part: number) => void,
): Promise<void> {
  const invalid = validateFile(file, PICTURE_TYPES)
  if (invalid) throw invalid
  const body = new FormData()
  body.append('image', file)
  await send('POST /cleaning/:token/tasks/:taskId/photos', body, { params, onProgress })
}

function validateFile(file: File, types: readonly string[]): ApiError | null {
  if (isHeic(file)) return new ApiError('picture_is_heic', 415, '')
  if (!types.includes(file.type)) return new ApiError('not_a_picture', 415, '')
  return file.size > MAX_PICTURE_BYTES ? new ApiError('too_large', 413, '') : null
}

/** An upload without progress for this long is aborted; a slow one is not. */
const STALLED_MS = 45_000

type UploadName = {
  [Name in RouteName]: Contract[Name] extends { upload: string } ? Name : never
}[RouteName]

interface SendOptions {
  params?: Readonly<Record<string, string>>
  query?: { purpose: UploadPurpose }
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function send<Name extends UploadName>(
  name: Name,
  body: FormData,
  { params, query, onProgress, signal }: SendOptions,
): Promise<AnswerOf<Name>> {
  const { method, path } = addressOf(name, { params, query })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled = setTimeout(abort, STALLED_MS)
    signal?.addEventListener('abort', abort)
    request.open(method, `/api/v1/${path}`)
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
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
