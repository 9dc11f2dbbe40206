import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import type { UploadFormat } from '@/lib/domain/upload'
import type { Db } from '@/server/db/db'
import { keyOfPictureUrl } from '@/server/modules/platform/media/store-picture'
import { documentIdOf, documentKey } from './document-file'
import type { Uploader } from './store'
import { listOwnUploads, type Upload } from './store'

/** Addresses of uploads by the path of their field in the payload. */
type NamedUploads = Record<string, string>

/**
 * The uploads that a payload names, by path. Throws `invalid` with an issue for each path that is not the user's own
 * upload (security.md, Uploads), or of another format.
 */
export async function assertOwnUploads(
  db: Db,
  owner: Uploader,
  named: NamedUploads,
  formats: readonly UploadFormat[] = ['picture'],
): Promise<Record<string, Upload>> {
  const keys = Object.entries(named).map(([path, url]) => ({ path, key: fileKeyOf(url) }))
  const own = await listOwnUploads(
    db,
    owner,
    keys.flatMap(({ key }) => key ?? []),
  )
  const found: Record<string, Upload> = {}
  const foreign: Issue[] = []
  for (const { path, key } of keys) {
    const upload = own.find((one) => one.fileKey === key && formats.includes(one.format))
    if (upload) found[path] = upload
    else foreign.push(issue(path, 'not_your_upload'))
  }
  if (foreign.length > 0) throw new DomainError('invalid', { issues: foreign })
  return found
}

/** The same for public pictures: private documents are refused. */
export async function assertOwnPictures(db: Db, owner: Uploader, named: NamedUploads): Promise<void> {
  const found = await assertOwnUploads(db, owner, named)
  const papers = Object.keys(found).filter((path) => found[path]?.visibility === 'private')
  if (papers.length > 0) {
    throw new DomainError('invalid', { issues: papers.map((path) => issue(path, 'not_your_upload')) })
  }
}

function fileKeyOf(url: string): string | null {
  const document = documentIdOf(url)
  return document ? documentKey(document) : keyOfPictureUrl(url)
}
