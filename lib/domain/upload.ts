/** The largest size of a picture, and how many one call may have (contract.md, POST user/upload and -multiple). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_PICTURES_AT_ONCE = 15

/** The shorter side of a picture, in pixels: less shows nothing. */
export const MIN_PICTURE_SIDE = 200
/** Of a picture that has to be decoded whole, and of a JPEG that can be read at a part of its size. */
export const MAX_PIXELS = 40e6
export const MAX_JPEG_PIXELS = 150e6
/** A registration or an identity card has few pages. */
export const MAX_PDF_PAGES = 20

/** png, gif and jpeg (marketplace.md, section 5), as the file input accepts them. */
export const PICTURE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const

/** The format of an iPhone's camera, by the type of a file or, where the browser does not know it, by its name. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}

/** What a document may be besides a picture. */
export const DOCUMENT_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const
export const UPLOAD_FORMATS = ['picture', 'pdf'] as const
export type UploadFormat = (typeof UPLOAD_FORMATS)[number]

/**
 * A public picture; a document for its owner and admins only; a picture of a message, private too and of any size, because
 * nobody is judged by it.
 */
export const UPLOAD_PURPOSES = ['picture', 'document', 'attachment'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Who may read an upload: everybody, or its owner and an admin. */
export const UPLOAD_VISIBILITIES = ['public', 'private'] as const

/** In answers a private document is this and its id; reading it needs a signed address. */
export const DOCUMENTS_PATH = '/api/v1/documents/'
