import { DomainError, issue } from '@/lib/domain/issues'
import { MAX_PDF_PAGES, MIN_PICTURE_SIDE, type UploadPurpose } from '@/lib/domain/upload'
import type { Deps } from '@/server/deps'
import { readPictureHash } from '@/server/modules/platform/media/picture-hash'
import { pictureWork } from '@/server/modules/platform/media/picture-work'
import { assertPlainPicture } from '@/server/modules/platform/media/plain-picture'
import {
  HeicPicture,
  NotAPicture,
  readHead,
  TooManyPixels,
  UPLOAD_FORMATS,
} from '@/server/modules/platform/media/read-head'
import { pictureUrl, storePicture } from '@/server/modules/platform/media/store-picture'
import type { FilesPort } from '@/server/ports/files'
import { documentFile, NotADocument, storeDocument, storePaper } from './document-file'
import { beginsAsPdf } from './read-pdf'
import type { Upload, Uploader } from './store'
import { countUploadsSince, writeUpload } from './store'

const DAY_MS = 86_400_000
const MEGA = 1_000_000
/** Twenty listings of fifteen pictures per day. */
const MAX_UPLOADS_A_DAY = 300
const DAY_SECONDS = 86_400

/**
 * Checks, re-encodes and stores one picture of a user; returns its address. `path` is the field of the issue when it is
 * refused.
 */
export async function storeUpload(
  deps: Deps,
  { userId: ownerId, vendorId = null }: Uploader,
  bytes: Buffer,
  { purpose, path }: { purpose: UploadPurpose; path: string },
): Promise<string> {
  await assertCodeLimits(deps, ownerId)
  try {
    return await pictureWork.inTurn(ownerId, () => STORE[purpose](deps, { ownerId, vendorId }, bytes))
  } catch (failure) {
    throw refusalOf(failure, path)
  }
}

function refusalOf(failure: unknown, path: string): unknown {
  const issues = [issue(path, 'type_error')]
  if (failure instanceof TooManyPixels) {
    const params = { megapixels: Math.round(failure.pixels / MEGA), max: failure.max / MEGA }
    return new DomainError('picture_too_large', { params, issues })
  }
  if (failure instanceof NotADocument) {
    return new DomainError('not_a_document', { params: { pages: MAX_PDF_PAGES }, issues })
  }
  if (failure instanceof HeicPicture) return new DomainError('picture_is_heic', { issues })
  return failure instanceof NotAPicture ? new DomainError('not_a_picture', { issues }) : failure
}

/** Throws `picture_too_small` for a picture on which nothing can be seen. */
async function assertSize(bytes: Buffer): Promise<void> {
  const { width, height } = await readHead(bytes, UPLOAD_FORMATS)
  if (Math.min(width, height) >= MIN_PICTURE_SIDE) return
  throw new DomainError('picture_too_small', { params: { width, height, min: MIN_PICTURE_SIDE } })
}

/** A private picture that no user owns; answers its id, under which the caller has a row of its own. */
export async function storeUnownedPhoto(files: FilesPort, turnOf: string, bytes: Buffer): Promise<string> {
  try {
    assertPlainPicture(bytes)
    await assertSize(bytes)
    return (await pictureWork.inTurn(turnOf, () => storeDocument(files, bytes))).row.id
  } catch (failure) {
    throw refusalOf(failure, 'image')
  }
}

type Owner = Pick<Upload, 'ownerId' | 'vendorId'>

const STORE: Record<UploadPurpose, (deps: Deps, owner: Owner, bytes: Buffer) => Promise<string>> = {
  async picture({ db, files, clock }, owner, bytes) {
    assertPlainPicture(bytes)
    await assertSize(bytes)
    const { key, width, height } = await storePicture(files, bytes, UPLOAD_FORMATS)
    const pictureHash = await readPictureHash(files, key)
    await writeUpload(db, { ...owner, fileKey: key, width, height, pictureHash, createdAt: clock.now() })
    return pictureUrl(key)
  },
  async document(deps, owner, bytes) {
    if (!beginsAsPdf(bytes)) {
      assertPlainPicture(bytes)
      await assertSize(bytes)
    }
    return storePrivate(deps, owner, bytes)
  },
  async attachment(deps, owner, bytes) {
    assertPlainPicture(bytes)
    return storePrivate(deps, owner, bytes)
  },
}

async function storePrivate({ db, files, clock }: Deps, owner: Owner, bytes: Buffer): Promise<string> {
  const { row, url } = await storePaper(files, bytes)
  try {
    await writeUpload(db, { ...row, ...owner, visibility: 'private', createdAt: clock.now() })
  } catch (error) {
    // Without its row a document could neither be read nor deleted.
    await files.remove(documentFile(row.id, row.format))
    throw error
  }
  return url
}

async function assertCodeLimits({ db, clock }: Deps, ownerId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_MS)
  if ((await countUploadsSince(db, ownerId, since)) >= MAX_UPLOADS_A_DAY) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
  }
}
